import { mix, PALETTE } from '../colour';
import { type Point, polygon, rolling, roughness } from '../geometry';
import { body, groundShadow, line, type Paint, place, shape, STAGE } from '../paint';
import { canoe } from '../props/boats';
import { roundHouse } from '../props/buildings/roundHouse';
import { grass } from '../props/land/grass';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { heapedCloud, sky } from '../props/sky';
import { shadeTree } from '../props/trees/shadeTree';
import { water } from '../props/water';
import type { Scene } from './scene';

/** After the storm: the river over its banks, tents on the high ground, relief brought ashore by canoe. */
export const flood: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 452, 90, 480);
  const near = rolling(random, 530, 26, 420);
  return (
    sky(paint, 640, 1.4) +
    heapedCloud(paint, -40, 330, 700) +
    heapedCloud(paint, 760, 290, 800) +
    layer(paint, far, '#58777c', 0.5, 0.8) +
    layer(paint, near, '#5c7c5e', 0.3, 0.6) +
    farTrees(paint, near, '#3f6450', 0.26, 70, 26) +
    mist(paint, 560, 120, 0.6) +
    water(paint, 575, 900) +
    shape('M0 575H1600V900H0Z', paint.tone('#9a7a55'), 0.42) +
    drowned(paint) +
    canoe(paint, 470, 752, 0.92, ['#e0952f', '#2f5f8a']) +
    bank(paint) +
    tent(paint, 1000, 790, 1.05, '#f0ead8') +
    tent(paint, 1210, 800, 1.2, '#2f7f96') +
    tent(paint, 1440, 816, 1.3, '#f0ead8') +
    sacks(paint, 800, 902) +
    man(paint, 700, 908, 1.8, { shirt: '#e0952f' }) +
    woman(paint, 884, 912, 1.76, { burden: 'bundle', walking: true }) +
    man(paint, 960, 904, 1.76, { shirt: PALETTE.lake }) +
    woman(paint, 1120, 914, 1.8, { baby: true }) +
    child(paint, 1174, 922, 1.7) +
    child(paint, 1222, 918, 1.7, { girl: true }) +
    woman(paint, 1330, 910, 1.76, { burden: 'bucket' }) +
    grass(paint, 950, 1092, '#5f7f4a', 420, 60)
  );
};

const drowned = (paint: Paint): string =>
  shadeTree(paint, 190, 704, 0.7) +
  roundHouse(paint, 330, 690, 0.62) +
  shape('M240 664H420V706H240Z', mix(paint.tone('#7c7a66'), paint.light.sky[2], 0.35)) +
  line('M236 666H424', paint.light.sky[3], 2, 0.7) +
  shadeTree(paint, 700, 640, 0.42) +
  shape('M640 628H760V652H640Z', mix(paint.tone('#7c7a66'), paint.light.sky[2], 0.5)) +
  line('M640 629H762', paint.light.sky[3], 1.6, 0.7);

/** The high bank on the right, where the tents stand. */
const bank = (paint: Paint): string => {
  const rough = roughness(paint.random, 3);
  const edge: Point[] = [];
  for (let x = -20; x <= STAGE.width + 20; x += 30)
    edge.push([x, 912 - 158 / (1 + Math.exp(-(x - 760) / 90)) + rough(x, 140) * 10]);
  const clip = paint.define(
    (id) => `<clipPath id="${id}"><path d="${polygon([[-20, 1100], ...edge, [1620, 1100]])}"/></clipPath>`,
  );
  return (
    shape(
      polygon([[-20, 1100], ...edge.map(([x, y]) => [x, y - 5] as const), [1620, 1100]]),
      mix(paint.light.sky[3], paint.tone('#a98a62'), 0.4),
      0.8,
    ) +
    `<g clip-path="${clip}">${ground(paint, 740, '#8f7a50', '#5f5637')}${grass(paint, 760, 940, '#6f8a50', 520, 20)}</g>`
  );
};

const tent = (paint: Paint, x: number, y: number, scale: number, canvas: string): string => {
  const cloth = paint.tone(canvas);
  return (
    groundShadow(paint, x, y, 180 * scale, 0.4) +
    place(
      body(paint, 'M-96 0L-40 -96L78 -96L112 0Z', cloth) +
        body(paint, 'M-96 0L-40 -96L14 0Z', mix(cloth, paint.light.key, 0.2)) +
        shape('M-56 0L-40 -84L-22 0Z', paint.light.shadow, 0.75) +
        line('M-40 -96L14 0M-40 -96H78', mix(cloth, '#ffffff', 0.4), 2) +
        line('M-96 0L-124 8M112 0L138 8M78 -96L140 -4', paint.tone('#d9cba8'), 1.4, 0.8),
      x,
      y,
      scale,
    )
  );
};

/** Sacks of maize flour, stacked. */
const sacks = (paint: Paint, x: number, y: number): string => {
  const sack = (dx: number, dy: number, flip: boolean) =>
    place(
      body(
        paint,
        'M-34 0C-40 -10 -38 -22 -30 -24C-10 -28 12 -28 30 -24C38 -22 40 -8 34 0C12 5 -14 5 -34 0Z',
        paint.tone('#efe3c6'),
      ) + line('M-16 -14H12', paint.tone(PALETTE.lake), 4, 0.8),
      x + dx,
      y + dy,
      1.25,
      flip,
    );
  return (
    groundShadow(paint, x, y, 170, 0.4) +
    sack(-44, 0, false) +
    sack(46, 2, true) +
    sack(0, -30, false) +
    sack(-50, -32, true) +
    sack(-22, -62, false)
  );
};
