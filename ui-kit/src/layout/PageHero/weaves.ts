/** Background pattern: waves of the lake, rows of maize, bricks or seeds. */
export type Weave = 'waves' | 'rows' | 'bricks' | 'seeds';

/** Colour of the pattern: so faint that text on it keeps its contrast. */
const THREAD = 'rgb(247 241 229 / 0.07)';

const brick = `conic-gradient(from 270deg at 1.5px 50%, ${THREAD} 90deg, transparent 0)`;

/** The patterns as CSS backgrounds, which load no file. */
export const WEAVES: Record<Weave, { background: string }> = {
  waves: {
    background: `radial-gradient(circle at 50% 130%, transparent 14px, ${THREAD} 14.5px 16px, transparent 16.5px) 0 0 / 28px 14px`,
  },
  rows: { background: `repeating-linear-gradient(115deg, ${THREAD} 0 2px, transparent 2px 16px)` },
  bricks: {
    background: `linear-gradient(${THREAD} 1.5px, transparent 0) 0 0 / 40px 18px, ${brick} 0 0 / 40px 36px, ${brick} 20px 18px / 40px 36px`,
  },
  seeds: {
    background: `radial-gradient(2.5px 6px at 25% 25%, ${THREAD} 97%, transparent) 0 0 / 26px 32px, radial-gradient(2.5px 6px at 75% 75%, ${THREAD} 97%, transparent) 0 0 / 26px 32px`,
  },
};
