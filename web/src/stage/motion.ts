// Numbers of motion: every moment of a beat is drawn from a share between 0 and 1.

export type Point = readonly [x: number, y: number];

export const clamp = (x: number, low = 0, high = 1) => Math.min(high, Math.max(low, x));
export const mix = (a: number, b: number, p: number) => a + (b - a) * p;

/** Journeys: slow, quick, slow. */
export const ease = (p: number) => (p < 0.5 ? 4 * p * p * p : 1 - (-2 * p + 2) ** 3 / 2);
/** Things that come to rest. */
export const settle = (p: number) => 1 - (1 - p) ** 3;
/** Shields and crowns: a little too far, then back. */
export const land = (p: number) => 1 + 2.2 * (p - 1) ** 3 + 1.2 * (p - 1) ** 2;

/** The part of a beat between two moments, eased. */
export const part = (p: number, from: number, to: number) => ease(clamp((p - from) / (to - from)));

/** A point along a line of points, and the direction there in degrees. */
export function along(
  points: readonly Point[],
  p: number,
): { x: number; y: number; angle: number } {
  const lengths = points
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1]));
  let left = clamp(p) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [points[i]!, points[i + 1]!];
    if (left <= length || i === lengths.length - 1) {
      const q = length > 0 ? clamp(left / length) : 1;
      const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return { x: mix(a[0], b[0], q), y: mix(a[1], b[1], q), angle };
    }
    left -= length;
  }
  return { x: points[0]?.[0] ?? 0, y: points[0]?.[1] ?? 0, angle: 0 };
}

/** A number on its way from one value to another. */
export const counting = (from: number, to: number, p: number) => Math.round(mix(from, to, p));
