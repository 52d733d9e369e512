import type { Progress } from '@charity-site/api-client/entities';

/** Diamonds per row, and the size of each in px. */
const [IN_ROW, SIDE] = [20, 16];

/** Path data of the diamonds at positions `from` to `to`, exclusive. */
const outlines = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    const [column, row] = [at % IN_ROW, Math.floor(at / IN_ROW)];
    // Relative starts, because equal text compresses.
    const start =
      index > 0 && column > 0 ? `m${SIDE} 0` : `M${column * SIDE + 8} ${row * SIDE + 2}`;
    return `${start}l6 6-6 6-6-6z`;
  }).join('');

/** One diamond per planned unit, filled if done. Decorative: the text beside it says the same. */
export function Diamonds({ done, planned }: Progress) {
  const [width, height] = [Math.min(planned, IN_ROW) * SIDE, Math.ceil(planned / IN_ROW) * SIDE];
  return (
    <svg
      width={width}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block', maxWidth: '100%' }}
    >
      <path d={outlines(0, done)} fill="currentColor" />
      <path d={outlines(done, planned)} />
    </svg>
  );
}
