import { render } from "preact";
import { describe, expect, it } from "vitest";
import { centred, held, least, PanZoom, zoomed } from "../src/parts/panzoom";

const SIZE = { width: 900, height: 600 };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a map that can be moved", () => {
  it("never shows more than the map", () => {
    expect(held({ x: -50, y: 900, zoom: 2 }, SIZE)).toEqual({ x: 0, y: 300, zoom: 2 });
    expect(held({ x: 10, y: 10, zoom: 0.2 }, SIZE)).toEqual({ x: 0, y: 0, zoom: 1 });
  });

  it("shows a map that is taller than its window as a whole, in the middle", () => {
    const tall = { width: 900, height: 1800 };
    expect(least(tall, 0.5)).toBe(0.25);
    expect(held({ x: 0, y: 0, zoom: 0 }, tall, 0.5)).toEqual({ x: -1350, y: 0, zoom: 0.25 });
    expect(held({ x: 50, y: 5000, zoom: 1 }, tall, 0.5)).toEqual({ x: 0, y: 1350, zoom: 1 });
    expect(zoomed({ x: 0, y: 900, zoom: 1 }, 2, [450, 1125], tall, 0.5)).toEqual({
      x: 225,
      y: 1012.5,
      zoom: 2,
    });
  });

  it("brings the action into a window that shows a part of the height", () => {
    const tall = { width: 900, height: 1800 };
    const box = { x: 0, y: 0, zoom: 1 };
    expect(centred(box, [450, 225], tall, 0.5)).toBe(box);
    expect(centred(box, [450, 1000], tall, 0.5)).toEqual({ x: 0, y: 775, zoom: 1 });
  });

  it("keeps the point under the finger where it is", () => {
    const box = zoomed({ x: 0, y: 0, zoom: 1 }, 2, [300, 200], SIZE);
    expect(box).toEqual({ x: 150, y: 100, zoom: 2 });
    expect((300 - box.x) * box.zoom).toBe(300);
  });

  it("follows the action only when it leaves the view", () => {
    const box = { x: 0, y: 0, zoom: 3 };
    expect(centred(box, [150, 100], SIZE)).toBe(box);
    expect(centred(box, [600, 300], SIZE)).toEqual({ x: 450, y: 200, zoom: 3 });
  });

  it("comes closer, steps aside by keys, and shows the whole map again", async () => {
    const page = document.createElement("div");
    render(
      <PanZoom size={SIZE} label="map">
        <rect />
      </PanZoom>,
      page,
    );
    const map = page.querySelector("svg")!;
    const press = async (key: string, shiftKey = false) => {
      map.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
      await settled();
      return map.getAttribute("viewBox");
    };
    const near = await press("+");
    expect(near).not.toBe("0 0 900 600");
    expect(await press("ArrowRight")).toBe(near); // walks the board
    expect(await press("ArrowRight", true)).not.toBe(near);
    page.querySelectorAll("button")[2]!.click();
    await settled();
    expect(map.getAttribute("viewBox")).toBe("0 0 900 600");
  });
});
