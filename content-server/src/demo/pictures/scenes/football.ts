import { type Colour, mix, PALETTE } from '../colour';
import { oval, rolling } from '../geometry';
import { body, groundShadow, line, type Paint, place, shape } from '../paint';
import { grass } from '../props/land/grass';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { spurs } from '../props/land/spurs';
import { child } from '../props/people/child';
import { head } from '../props/people/figure';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { sky } from '../props/sky';
import { blueGum } from '../props/trees/blueGum';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** Youths at football on a dusty pitch in the last light, the village looking on. */
export const football: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 490, 100, 460, 5);
  const near = rolling(random, 580, 28, 400);
  return (
    sky(paint, 650, 1.1) +
    layer(paint, far, '#55768a', 0.52, 0.8) +
    spurs(paint, far, '#55768a', 0.52, 630, 120) +
    layer(paint, near, '#65835a', 0.32, 0.6) +
    farTrees(paint, near, '#43664f', 0.28, 70, 24) +
    mist(paint, 634, 90, 0.5) +
    ground(paint, 652, '#bb8a5a', '#8d5f3d') +
    grass(paint, 654, 700, '#8c9850', 420, 18) +
    blueGum(paint, 170, 716, 0.9) +
    blueGum(paint, 250, 706, 0.7) +
    shadeTree(paint, 1500, 740, 0.96) +
    [420, 466, 506, 560, 612]
      .map((x, index) => (index % 2 ? man(paint, x, 716, 0.72) : woman(paint, x, 718, 0.7)))
      .join('') +
    child(paint, 1330, 746, 0.9) +
    child(paint, 1366, 748, 0.9) +
    goal(paint, 1130, 772) +
    line('M120 812H1560', paint.tone(PALETTE.paper), 4, 0.4) +
    player(paint, 1120, 800, 1.15, '#2f5f8a', false) +
    player(paint, 700, 846, 1.4, '#e0952f', true) +
    player(paint, 820, 900, 1.72, PALETTE.lake, false) +
    player(paint, 1030, 956, 2.15, '#d9532f', true) +
    player(paint, 600, 990, 2.3, '#e0952f', false) +
    ball(paint, 936, 960) +
    grass(paint, 1020, 1092, '#8a8a48', 200, 56)
  );
};

const goal = (paint: Paint, x: number, y: number): string =>
  groundShadow(paint, x, y, 160, 0.2) + line(`M${x - 110} ${y}V${y - 110}H${x + 110}V${y}`, paint.tone('#a98a62'), 8);

const ball = (paint: Paint, x: number, y: number): string =>
  groundShadow(paint, x, y + 18, 40, 0.5) +
  body(paint, oval(x, y, 17, 17), paint.tone('#f4ead2')) +
  shape(oval(x, y, 5.6, 5.6) + oval(x - 12, y - 8, 3.4, 3.4) + oval(x + 11, y + 8, 3.4, 3.4), paint.tone('#3b3430'));

/** A running player, 100 units tall; `kick` lifts the leg forward. */
const player = (paint: Paint, x: number, y: number, scale: number, shirt: Colour, kick: boolean): string => {
  const skin = paint.tone(PALETTE.deepSkin);
  const top = paint.tone(shirt);
  const legs = kick ? 'M4 -46L-18 -34L-36 -20M-2 -46L6 -26L2 -2' : 'M4 -46L-14 -30L-10 -8M-4 -46L16 -34L30 -40';
  return (
    groundShadow(paint, x, y, 54 * scale, 0.5) +
    place(
      line(legs, skin, 7) +
        body(paint, 'M-10 -54L12 -54L14 -36L2 -34L-16 -34Z', paint.tone('#f0e4cc')) +
        line('M-8 -76L-22 -66L-26 -54', skin, 4.6) +
        body(paint, 'M-8 -80C-2 -85 10 -84 14 -78C16 -68 14 -60 12 -50L-10 -50C-11 -60 -12 -70 -8 -80Z', top) +
        line('M12 -76L25 -66L34 -72', skin, 4.6) +
        line('M-4 -78L10 -54', mix(top, paint.tone(PALETTE.paper), 0.7), 2, 0.8) +
        shape('M-3 -90H5L6 -80H-3Z', skin) +
        head(paint, 0, -93, 6.8),
      x,
      y,
      scale,
    )
  );
};
