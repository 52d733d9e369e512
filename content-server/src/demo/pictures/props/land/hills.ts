import { type Colour, lighter, mix } from '../../colour';
import { oval, type Ridge } from '../../geometry';
import { type Paint, round, shape, STAGE } from '../../paint';

/** A layer of land from its crest down, lighter where the haze gathers at its foot. */
export const layer = (paint: Paint, ridge: Ridge, local: Colour, depth: number, foot = depth + 0.35): string => {
  const top = paint.tone(local, depth);
  return shape(ridge.d, paint.downward(lighter(top, 0.06), top, paint.tone(local, Math.min(1, foot))));
};

/** Trees seen from far away, as low rounded crowns that gather into woods along a crest. */
export const farTrees = (
  paint: Paint,
  ridge: Ridge,
  local: Colour,
  depth: number,
  count: number,
  size: number,
): string => {
  const { random, light } = paint;
  let d = '';
  let tops = '';
  for (let index = 0; index < count; index += 1) {
    const centre = random.between(-40, STAGE.width + 40);
    for (let crown = random.whole(1, 5); crown > 0; crown -= 1) {
      const x = centre + random.between(-2.6, 2.6) * size;
      const y = ridge.at(x);
      const r = size * random.between(0.3, 0.85);
      d +=
        oval(x, y - r * 0.7, r * random.between(1, 1.5), r * 0.9) +
        `M${round(x - r * 0.5)} ${round(y + 5)}h${round(r)}v${round(-r)}h${round(-r)}Z`;
      tops += oval(x + r * ((light.sun?.x ?? 0.2) < 0.5 ? -0.3 : 0.3), y - r * 1.05, r * 0.7, r * 0.4);
    }
  }
  return shape(d, paint.tone(local, depth)) + shape(tops, mix(paint.tone(local, depth), light.key, 0.4), 0.6);
};

/** A band of mist lying across the stage at `y`. */
export const mist = (paint: Paint, y: number, height: number, strength = 0.6): string => {
  const fill = paint.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint.light.haze}" stop-opacity="0"/>` +
      `<stop offset="0.55" stop-color="${lighter(paint.light.haze, 0.15)}" stop-opacity="${strength}"/><stop offset="1" stop-color="${paint.light.haze}" stop-opacity="0"/></linearGradient>`,
  );
  return `<rect x="-10" y="${round(y - height / 2)}" width="${STAGE.width + 20}" height="${round(height)}" fill="${fill}"/>`;
};
