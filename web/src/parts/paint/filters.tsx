// Filters of the paintings: soft edges, rough edges, stains of colour.

/** Soft edges. */
export function Blur({ id, by }: { id: string; by: number }) {
  return (
    <filter id={id} x="-.2" y="-.2" width="1.4" height="1.4">
      <feGaussianBlur stdDeviation={by} />
    </filter>
  );
}

interface Noise {
  id: string;
  /** spots per unit, in both directions or across and down */
  grain: number | string;
  octaves: number;
  seed: number;
}

const Turbulence = ({ grain, octaves, seed }: Noise) => (
  <feTurbulence type="fractalNoise" baseFrequency={grain} numOctaves={octaves} seed={seed} />
);

/** Stains of one colour; `values` is the matrix that makes them out of noise. */
export function Stains({ values, ...noise }: Noise & { values: string }) {
  return (
    <filter id={noise.id} x="0" y="0" width="1" height="1">
      <Turbulence {...noise} />
      <feColorMatrix values={values} />
    </filter>
  );
}

/** Lines and edges that wander by up to half of `by`. */
export function Rough({ by, ...noise }: Noise & { by: number }) {
  return (
    <filter id={noise.id} x="-.1" y="-.1" width="1.2" height="1.2">
      <Turbulence {...noise} />
      <feDisplacementMap in="SourceGraphic" scale={by} />
    </filter>
  );
}

/** The colours of a meadow from its light corner to its dark one. */
export function MeadowGradient() {
  return (
    <linearGradient id="meadow" x1="0" y1="0" x2="1" y2="1">
      <stop stop-color="#b4b767" />
      <stop offset=".5" stop-color="#9aa558" />
      <stop offset="1" stop-color="#87964f" />
    </linearGradient>
  );
}

/** Shadow, sun and brush strokes on grass; `scale` is how near it is looked at. */
export function GrassFilters({ scale }: { scale: number }) {
  const grain = (x: number, y: number) => `${x * scale} ${y * scale}`;
  return (
    <>
      <Stains
        id="daub"
        grain={grain(0.0075, 0.011)}
        octaves={4}
        seed={4}
        values="0 0 0 0 .22  0 0 0 0 .29  0 0 0 0 .10  0 3.4 0 0 -1.55"
      />
      <Stains
        id="sun"
        grain={grain(0.006, 0.009)}
        octaves={3}
        seed={11}
        values="0 0 0 0 .93  0 0 0 0 .82  0 0 0 0 .46  3.2 0 0 0 -1.5"
      />
      <Stains
        id="brushwork"
        grain={grain(0.05, 0.085)}
        octaves={3}
        seed={7}
        values="0 0 0 0 .16  0 0 0 0 .2  0 0 0 0 .06  0 0 2.8 0 -1.4"
      />
    </>
  );
}
