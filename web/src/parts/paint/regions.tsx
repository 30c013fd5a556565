import "./regions.css";

/** A bright line around a region, with a dark one under it. */
export function Rim({ kind, d, at }: { kind: string; d: string; at?: string }) {
  return (
    <g class={kind} transform={at}>
      <path class="under" d={d} />
      <path d={d} />
    </g>
  );
}
