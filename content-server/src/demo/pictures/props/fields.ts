import { type Colour, darker, lighter, mix } from '../colour';
import { leafTuft } from '../geometry';
import { type Paint, place, round, shape, STAGE } from '../paint';

export interface Rows {
  /** The stage's y at which the rows begin, far away. */
  top: number;
  /** Where they meet. */
  vanish: { x: number; y: number };
  count: number;
  /** The width of the whole field at the bottom of the stage. */
  spread: number;
  soil: Colour;
  crop: Colour;
}

/** Rows of a crop running away from the viewer, each a hedge of tufts with its shade. */
export const rows = (paint: Paint, look: Rows): string => {
  const { random, light } = paint;
  const bottom = STAGE.height + 30;
  const base = paint.tone(look.crop);
  const share = (y: number) => (y - look.vanish.y) / (bottom - look.vanish.y);
  const across = (row: number, y: number) => look.vanish.x + (row / look.count - 0.5) * look.spread * share(y);
  let shade = '';
  let body = '';
  let deep = '';
  let middling = '';
  let brightest = '';
  const sunward = (light.sun?.x ?? 0.2) < 0.5 ? 1 : -1;
  for (let row = 0; row <= look.count; row += 1) {
    const half = (look.spread / look.count) * 0.3;
    const at = (y: number, side: number) => `${round(across(row, y) + side * half * share(y))} ${round(y)}`;
    shade += `M${at(look.top, 0.2)}L${at(bottom, 0.3)}L${at(bottom, 1.9)}L${at(look.top, 1.6)}Z`;
    body += `M${at(look.top, -1)}L${at(bottom, -1)}L${at(bottom, 1)}L${at(look.top, 1)}Z`;
    for (let y = look.top; y < bottom; y += 2.5 + 11 * share(y)) {
      const wide = half * share(y);
      const size = Math.min(11, Math.max(1.8, wide * 0.42));
      for (let left = Math.ceil((wide * 1.7) / size); left > 0; left -= 1) {
        const off = random.between(-1, 1);
        const x = across(row, y) + off * wide;
        if (x < -30 || x > STAGE.width + 30) continue;
        const tuft = leafTuft(
          x,
          y - size * (1.1 - Math.abs(off) * 0.7) * 0.9,
          size * random.between(0.7, 1.2),
          random.between(-0.5, 0.5),
        );
        const tone = random.next() - off * sunward * 0.3;
        if (tone > 0.78) brightest += tuft;
        else if (tone > 0.42) middling += tuft;
        else if (tone > 0.2) deep += tuft;
      }
    }
  }
  const soil = paint.downward(paint.tone(look.soil, 0.3), paint.tone(look.soil), paint.tone(darker(look.soil, 0.2)));
  return (
    `<rect x="-10" y="${look.top}" width="${STAGE.width + 20}" height="${STAGE.height - look.top + 10}" fill="${soil}"/>` +
    shape(shade, light.shadow, 0.3) +
    shape(body, paint.downward(paint.tone(look.crop, 0.3), mix(base, light.shadow, 0.3))) +
    shape(deep, mix(base, light.shadow, 0.45), 0.8) +
    shape(middling, base) +
    shape(brightest, mix(lighter(base, 0.1), paint.tone('#d5d06a'), 0.4))
  );
};

/** One maize plant, about 190 units tall, with arching leaves, tassel and cob. */
const maizePlant = (paint: Paint, dry: number): string => {
  const { random, light } = paint;
  const leaf = mix(paint.tone('#5f9440'), paint.tone('#c9a552'), dry);
  let back = '';
  let front = '';
  for (let index = 0; index < 8; index += 1) {
    const y = -22 - index * 18;
    const side = index % 2 ? 1 : -1;
    const reach = random.between(48, 74) * (1 - index * 0.055);
    const rise = random.between(24, 44);
    const d = `M0 ${round(y)}Q${round(side * reach * 0.45)} ${round(y - rise * 1.25)} ${round(side * reach)} ${round(y + random.between(-6, 22))}Q${round(side * reach * 0.5)} ${round(y - rise * 0.72)} 0 ${round(y + 9)}Z`;
    if (index % 3 === 0) back += d;
    else front += d;
  }
  let tassel = '';
  for (const lean of [-13, -6, 1, 8, 14])
    tassel += `M-1 -168Q${lean * 0.4} -186 ${lean} -${200 - Math.abs(lean)}Q${lean * 0.4 + 2} -184 1.6 -168Z`;
  return (
    shape('M-4 4L-2 -172H2L4.6 4Z', mix(leaf, paint.tone('#8fa455'), 0.5)) +
    shape(back, mix(leaf, light.shadow, 0.42)) +
    shape(front, leaf) +
    shape('M3 -84Q17 -108 12 -126Q3 -120 1 -86Z', mix(leaf, light.key, 0.5)) +
    shape('M10 -122Q18 -132 20 -128Q16 -126 12 -120Z', paint.tone('#8d4a2f')) +
    shape(tassel, paint.tone('#d2a95c'))
  );
};

/** A stand of maize plants between two x along a line; `scale` is a plant's size. Few plants are drawn, then repeated. */
export const maize = (
  paint: Paint,
  from: number,
  to: number,
  y: (x: number) => number,
  scale: number,
  spacing: number,
  dry = 0,
): string => {
  const kinds = [0, 1, 2].map(() => maizePlant(paint, dry));
  let drawn = '';
  for (let x = from; x < to; x += spacing * paint.random.between(0.7, 1.3)) {
    drawn += place(
      paint.random.pick(kinds),
      x,
      y(x) + paint.random.between(-4, 4) * scale,
      scale * paint.random.between(0.86, 1.12),
      paint.random.chance(0.5),
    );
  }
  return drawn;
};
