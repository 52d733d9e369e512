import { CLOTH, darker, mix } from '../colour';
import { type Point, polygon, rolling, roughness } from '../geometry';
import { line, type Paint, round, shape, STAGE } from '../paint';
import { canoe } from '../props/boats';
import { layer, mist } from '../props/land/hills';
import { sky } from '../props/sky';
import { water } from '../props/water';
import type { Scene } from './scene';

const HORIZON = 588;

/** Lake Malawi with islands and hills beyond, fishermen in canoes, reeds in front. */
export const lake: Scene = (paint) => {
  const { random } = paint;
  const farShore = rolling(random, HORIZON - 74, 54, 420);
  const nearShore = rolling(random, HORIZON - 28, 30, 300);
  const rough = roughness(random, 4);
  const island = islandOf(
    (x) =>
      HORIZON +
      16 -
      92 * Math.exp(-(((x - 300) / 170) ** 2)) -
      60 * Math.exp(-(((x - 470) / 90) ** 2)) -
      rough(x, 60) * 5,
  );
  const [first, second, third] = [random.pick(CLOTH), random.pick(CLOTH), random.pick(CLOTH)];
  return (
    sky(paint, HORIZON) +
    layer(paint, { ...farShore, d: farShore.d }, '#4f7d86', 0.62, 0.85) +
    layer(paint, nearShore, '#3f6f74', 0.42, 0.7) +
    water(paint, HORIZON) +
    shape(polygon(island), paint.downward(paint.tone('#4a7358', 0.18), paint.tone('#2f5a55', 0.3))) +
    shape(
      polygon(island.map(([x, y]) => [x, 2 * HORIZON + 12 - y * 1 + (y - HORIZON) * 0.35] as const)),
      mix(paint.light.shadow, paint.light.sky[2], 0.45),
      0.3,
    ) +
    mist(paint, HORIZON + 2, 70, 0.55) +
    canoe(paint, 1010, 694, 0.5, [second]) +
    canoe(paint, 1330, 652, 0.3, [third, first], true) +
    canoe(paint, 640, 640, 0.22, [first]) +
    canoe(paint, 1190, 850, 1.05, [first, second], true) +
    birds(paint) +
    reeds(paint, -10, 470, 1) +
    reeds(paint, 1480, 1640, 0.8)
  );
};

/** A wooded rock in the lake where the height rises above the waterline. */
const islandOf = (height: (x: number) => number, waterline = HORIZON + 6): Point[] => {
  const points: Point[] = [];
  for (let x = 0; x <= 760; x += 7) {
    const y = height(x);
    if (y < waterline) points.push([x, y]);
  }
  const [first, last] = [points[0], points.at(-1)] as [Point, Point];
  return [[first[0] - 6, waterline], ...points, [last[0] + 6, waterline]];
};

const birds = (paint: Paint): string => {
  let d = '';
  for (let index = 0; index < 9; index += 1) {
    const [x, y, wing] = [
      880 + index * 34 + paint.random.between(-12, 12),
      250 + Math.abs(index - 3) * 17 + paint.random.between(-6, 6),
      paint.random.between(9, 15),
    ];
    d += `M${round(x - wing)} ${round(y - wing * 0.35)}q${round(wing * 0.6)} ${round(-wing * 0.3)} ${round(wing)} ${round(wing * 0.4)}q${round(wing * 0.4)} ${round(-wing * 0.7)} ${round(wing)} ${round(-wing * 0.4)}`;
  }
  return line(d, mix(paint.light.shadow, paint.light.sky[1], 0.2), 2.6, 0.8);
};

/** Reeds standing in the shallows in the foreground. */
const reeds = (paint: Paint, from: number, to: number, scale: number): string => {
  const { random, light } = paint;
  const base = paint.tone('#3f5f3f');
  const tones = [darker(light.shadow, 0.1), mix(base, light.shadow, 0.5), mix(base, light.key, 0.2)];
  let heads = '';
  const stalks = tones.map((tone) => {
    let d = '';
    for (let stalk = 0; stalk < 34; stalk += 1) {
      const x = random.between(from, to);
      const edge = from < 0 ? 1 - (x - from) / (to - from) : (x - from) / (to - from);
      const tall = (90 + 230 * edge) * random.between(0.6, 1.15) * scale;
      const lean = random.between(-0.05, 0.3) * tall * 0.6;
      const foot = STAGE.height + 14;
      d += `M${round(x - 3)} ${foot}Q${round(x + lean * 0.2)} ${round(foot - tall * 0.6)} ${round(x + lean)} ${round(foot - tall)}Q${round(x + lean * 0.35)} ${round(foot - tall * 0.5)} ${round(x + 4)} ${foot}Z`;
      if (stalk % 3 === 0)
        heads += `M${round(x + lean * 0.95)} ${round(foot - tall * 1.02)}q${round(lean * 0.1 - 7)} ${round(26 * scale)} 0 ${round(44 * scale)}q${round(8)} ${round(-18 * scale)} 0 ${round(-44 * scale)}Z`;
    }
    return shape(d, tone);
  });
  return stalks.join('') + shape(heads, mix(paint.tone('#9a7440'), light.shadow, 0.3));
};
