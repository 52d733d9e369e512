import { PALETTE } from '../colour';
import { rolling } from '../geometry';
import { line, type Paint, place, shape } from '../paint';
import { granary } from '../props/buildings/granary';
import { roundHouse } from '../props/buildings/roundHouse';
import { grass } from '../props/land/grass';
import { ground, path } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { seated } from '../props/people/seated';
import { woman } from '../props/people/woman';
import { sky } from '../props/sky';
import { banana } from '../props/trees/banana';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** A village of thatched round houses under a mango tree, hills behind, morning work going on. */
export const village: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 470, 90, 520);
  const near = rolling(random, 560, 34, 420);
  return (
    sky(paint, 640) +
    layer(paint, far, '#5d8a86', 0.6, 0.85) +
    layer(paint, near, '#6b8a58', 0.36, 0.65) +
    farTrees(paint, near, '#4b7350', 0.32, 60, 22) +
    mist(paint, 622, 110, 0.5) +
    ground(paint, 640, '#cf9a66', '#a8663f') +
    grass(paint, 640, 672, '#7f9a4a', 300, 16) +
    banana(paint, 470, 690, 0.7) +
    banana(paint, 1008, 676, 0.55) +
    roundHouse(paint, 640, 716, 0.72, PALETTE.lake) +
    granary(paint, 800, 708, 0.85) +
    roundHouse(paint, 940, 736, 0.9) +
    shadeTree(paint, 1420, 800, 1.55) +
    roundHouse(paint, 1170, 806, 1.28, '#7a3b2a') +
    path(paint, [420, 1080], [720, 724], 60, 230, '#d9ab78') +
    cookingFire(paint, 905, 858) +
    seated(paint, 962, 866, 1.5) +
    woman(paint, 850, 868, 1.42, { baby: true }) +
    child(paint, 1010, 880, 1.42) +
    man(paint, 1370, 860, 1.55, { stick: true }) +
    seated(paint, 1440, 872, 1.5, true) +
    seated(paint, 1500, 884, 1.5) +
    hens(paint, 700, 905) +
    woman(paint, 560, 860, 1.5, { burden: 'bucket', walking: true }) +
    child(paint, 502, 872, 1.45, { walking: true }) +
    grass(paint, 1000, 1090, '#9a8a45', 260, 60)
  );
};

/** Three stones, a pot and a thread of smoke. */
const cookingFire = (paint: Paint, x: number, y: number): string =>
  place(
    line('M0 -26C-14 -60 18 -84 2 -124C-12 -160 16 -190 6 -236', '#ffffff', 9, 0.16) +
      line('M4 -26C-8 -64 22 -96 8 -140C-2 -170 20 -196 14 -220', '#ffffff', 5, 0.16) +
      shape('M-20 2Q-12 -8 -6 2ZM-5 5Q3 -7 11 5ZM8 2Q16 -8 23 2Z', paint.tone('#6b6259')) +
      shape('M-8 -4Q-4 -18 0 -8Q4 -20 8 -4Z', '#f6a63a') +
      shape('M-18 -22Q-22 -4 0 -3Q22 -4 18 -22Z', paint.tone('#2f2a2a')) +
      line('M-18 -22H18', paint.tone('#8a8580'), 3),
    x,
    y,
    1.1,
  );

/** A hen and two others picking about. */
const hens = (paint: Paint, x: number, y: number): string => {
  const hen = (tone: string) =>
    shape(
      'M-16 -8Q-18 -20 -24 -24Q-10 -24 -2 -19Q4 -26 9 -25Q14 -24 13 -18Q14 -6 2 -4Q-10 -2 -16 -8Z',
      paint.tone(tone),
    ) +
    shape('M13 -22L18 -20L13 -18Z', paint.tone(PALETTE.amber)) +
    shape('M6 -26Q8 -30 11 -26Z', paint.tone('#c4452b')) +
    line('M-3 -4V2M3 -5V2', paint.tone(PALETTE.amber), 1.4);
  return (
    place(hen('#8d4a2f'), x, y, 1) +
    place(hen('#f0e4cc'), x + 46, y + 14, 0.9, true) +
    place(hen('#3b2c26'), x - 34, y + 22, 1)
  );
};
