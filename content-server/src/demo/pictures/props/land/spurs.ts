import { type Colour, mix } from '../../colour';
import { type Point, polygon, type Ridge, roughness } from '../../geometry';
import { type Paint, round, shape, STAGE } from '../../paint';

/** Spurs that give a mountain its faces: each runs from the crest to `foot` with a lit and a shaded flank. */
export const spurs = (
  paint: Paint,
  ridge: Ridge,
  local: Colour,
  depth: number,
  foot: number,
  spacing: number,
): string => {
  const { random, light } = paint;
  const rough = roughness(random, 3);
  const away = (light.sun?.x ?? 0.2) < 0.5 ? 1 : -1;
  const tone = paint.tone(local, depth);
  const bold = Math.max(0.4, Math.min(1, (foot - ridge.top) / 400));
  const fade = (colour: Colour, opacity: number) =>
    paint.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${round(ridge.top)}" x2="0" y2="${round(foot)}"><stop offset="0" stop-color="${colour}" stop-opacity="${round(opacity * bold, 2)}"/>` +
        `<stop offset="0.55" stop-color="${colour}" stop-opacity="${round(opacity * bold * 0.6, 2)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
    );
  let shaded = '';
  let lit = '';
  for (let x = -60; x < STAGE.width + 60; x += spacing * random.between(0.55, 1.3)) {
    const top = ridge.at(x) + (random.chance(0.45) ? 0 : random.between(10, 70));
    const tall = foot - top;
    const drift = away * tall * random.between(-0.12, 0.2);
    const wide = spacing * random.between(0.5, 1.1) * Math.min(1, tall / 160);
    const spine: Point[] = [];
    const dark: Point[] = [];
    const bright: Point[] = [];
    for (let step = 0; step <= 8; step += 1) {
      const share = step / 8;
      const y = top + tall * share;
      const middle = x + drift * share + rough(y + x * 7, 34) * 13 * Math.min(1, share * 3);
      spine.push([middle, y]);
      dark.unshift([middle + away * wide * share ** 0.75 + rough(y - x, 26) * 8, y]);
      bright.unshift([middle - away * wide * 0.55 * share ** 0.9 + rough(y + x, 22) * 6, y]);
    }
    shaded += polygon([...spine, ...dark]);
    lit += polygon([...spine, ...bright]);
  }
  return shape(lit, fade(mix(tone, light.key, 0.7), 0.42)) + shape(shaded, fade(mix(tone, light.shadow, 0.55), 0.6));
};
