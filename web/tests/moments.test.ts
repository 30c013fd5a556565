import { expect, it } from "vitest";
import { weightiest } from "../src/table/moments";

const one = (number: number, chapter: string, weight: number) => ({ number, chapter, weight });
const numbers = (...all: ReturnType<typeof one>[]) => weightiest(all).map(({ number }) => number);

it("takes the weightiest of each chapter first, and tells them in their order", () => {
  const first = [one(1, "I", 3), one(2, "I", 9), one(3, "I", 8)];
  expect(numbers(...first, one(4, "II", 2), one(5, "III", 1))).toEqual([2, 4, 5]);
});

it("fills up from a chapter where there are too few, and leaves out what decided nothing", () => {
  expect(numbers(one(1, "I", 1), one(2, "I", 5), one(3, "II", 0))).toEqual([1, 2]);
});

it("prefers what came later among equals", () => {
  expect(numbers(...[1, 2, 3, 4].map((n) => one(n, "", 2)))).toEqual([2, 3, 4]);
});
