import { type Colour, darker, lighter, mix } from '../colour';
import { oval, polygon } from '../geometry';
import { line, type Paint, round, shape } from '../paint';

const CHITENGE_DESIGNS = ['suns', 'waves', 'leaves', 'diamonds', 'seeds', 'drops'] as const;
type ChitengeDesign = (typeof CHITENGE_DESIGNS)[number];

export interface Cloth {
  design: ChitengeDesign;
  base: Colour;
  motif: Colour;
  accent: Colour;
}

/** Cloths that go together: base, motif and accent out of the house palette. */
const WAYS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#17606b', '#f0a33a', '#f7efdf'],
  ['#b4472c', '#f6d58b', '#17424c'],
  ['#e39a33', '#8d3521', '#17606b'],
  ['#24456b', '#e9b44c', '#f4ece0'],
  ['#f1e3c6', '#1f6f78', '#c2532f'],
  ['#6d2f4f', '#f2c879', '#3f8a8a'],
  ['#2f6a48', '#f2c14e', '#f7efdf'],
  ['#d8693f', '#21505c', '#ffe9c2'],
];

/** A cloth chosen by chance. */
export const someCloth = (paint: Paint): Cloth => {
  const [base, motif, accent] = paint.random.pick(WAYS);
  return { design: paint.random.pick(CHITENGE_DESIGNS), base, motif, accent };
};

const petals = (x: number, y: number, inner: number, outer: number, count: number): string => {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2;
    const half = (Math.PI / count) * 0.62;
    const at = (reach: number, turn: number) =>
      [x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach] as const;
    d += polygon([
      at(inner, -half * 0.7),
      at(outer * 0.82, -half),
      at(outer, 0),
      at(outer * 0.82, half),
      at(inner, half * 0.7),
    ]);
  }
  return d;
};

/** One tile of 40 by 40 units. */
const DESIGNS: Record<ChitengeDesign, (motif: Colour, accent: Colour) => string> = {
  suns: (motif, accent) =>
    shape(
      petals(20, 20, 7, 16, 12) +
        petals(0, 0, 3, 7, 8) +
        petals(40, 0, 3, 7, 8) +
        petals(0, 40, 3, 7, 8) +
        petals(40, 40, 3, 7, 8),
      motif,
    ) + shape(oval(20, 20, 5, 5), accent),
  waves: (motif, accent) =>
    line('M-10 8q10 -9 20 0t20 0t20 0M-10 28q10 -9 20 0t20 0t20 0', motif, 5) +
    line('M-10 18q10 -9 20 0t20 0t20 0M-10 38q10 -9 20 0t20 0t20 0', accent, 1.8),
  leaves: (motif, accent) =>
    shape('M4 36C4 18 14 6 34 4C36 22 24 34 4 36ZM24 40C25 36 29 33 36 33C36 37 33 40 24 40Z', motif) +
    line('M5 35L31 7', accent, 1.8),
  diamonds: (motif, accent) =>
    shape('M20 2L38 20L20 38L2 20Z', motif) +
    shape('M20 11L29 20L20 29L11 20Z', accent) +
    shape('M0 0L6 0L0 6ZM40 0L34 0L40 6ZM0 40L6 40L0 34ZM40 40L34 40L40 34Z', accent),
  seeds: (motif, accent) =>
    shape(oval(10, 10, 6, 6) + oval(30, 30, 6, 6), motif) +
    shape(oval(10, 10, 2.4, 2.4) + oval(30, 30, 2.4, 2.4), accent) +
    shape(oval(30, 10, 2.2, 2.2) + oval(10, 30, 2.2, 2.2), motif),
  drops: (motif, accent) =>
    shape('M20 4C31 16 31 34 20 36C9 34 9 16 20 4Z', motif) +
    shape('M20 15C25 21 25 29 20 31C15 29 15 21 20 15Z', accent) +
    shape(oval(0, 20, 3, 3) + oval(40, 20, 3, 3), accent),
};

/** A chitenge as a fill, in this picture's light; `tile` is the size of one motif in units. */
export const chitenge = (paint: Paint, cloth: Cloth, tile: number, depth = 0): string => {
  const [base, motif, accent] = [cloth.base, cloth.motif, cloth.accent].map((colour) => paint.tone(colour, depth)) as [
    Colour,
    Colour,
    Colour,
  ];
  return paint.define(
    (id) =>
      `<pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(${round(tile / 40, 3)})">` +
      `<rect width="40" height="40" fill="${base}"/>${DESIGNS[cloth.design](motif, accent)}</pattern>`,
  );
};

/** A plain colour that goes with a cloth, for blouses and headwraps. */
export const plainOf = (cloth: Cloth): Colour => mix(cloth.motif, cloth.base, 0.15);

/** A hanging cloth with folds: `width` by `height` from its upper left corner. */
export const hangingCloth = (
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  cloth: Cloth,
  tile = 26,
): string => {
  const d = `M${round(x)} ${round(y)}L${round(x + width)} ${round(y)}L${round(x + width * 0.98)} ${round(y + height)}q${round(-width * 0.25)} 6 ${round(-width * 0.5)} 0t${round(-width * 0.46)} 0Z`;
  const folds = paint.define(
    (id) =>
      `<linearGradient id="${id}">${[0, 0.18, 0.34, 0.52, 0.7, 0.86, 1]
        .map(
          (offset, index) =>
            `<stop offset="${offset}" stop-color="${index % 2 ? lighter(paint.light.key, 0.3) : darker(paint.light.shadow, 0.1)}" stop-opacity="${index % 2 ? 0.22 : 0.34}"/>`,
        )
        .join('')}</linearGradient>`,
  );
  return shape(d, chitenge(paint, cloth, tile)) + shape(d, folds);
};
