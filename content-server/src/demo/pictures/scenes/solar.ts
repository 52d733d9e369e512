import { darker, mix, PALETTE } from '../colour';
import { rolling } from '../geometry';
import { body, groundShadow, line, type Paint, place, shape } from '../paint';
import { house } from '../props/buildings/house';
import { grass } from '../props/land/grass';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { spurs } from '../props/land/spurs';
import { glow } from '../props/lantern';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { sky } from '../props/sky';
import { banana } from '../props/trees/banana';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** Solar panels and a water tank beside a lit house at the edge of day. */
export const solar: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 470, 100, 480, 5);
  const near = rolling(random, 570, 34, 420);
  return (
    sky(paint, 640, 1) +
    layer(paint, far, '#527a8a', 0.52, 0.8) +
    spurs(paint, far, '#527a8a', 0.52, 620, 120) +
    layer(paint, near, '#668a5a', 0.32, 0.6) +
    farTrees(paint, near, '#43704f', 0.28, 64, 24) +
    mist(paint, 620, 90, 0.5) +
    ground(paint, 642, '#b98d5c', '#83593c') +
    grass(paint, 644, 704, '#86994d', 420, 18) +
    shadeTree(paint, 250, 760, 1.0) +
    tank(paint, 1470, 780) +
    banana(paint, 1370, 770, 0.8) +
    house(paint, 1060, 786, 1.36, { width: 380, windows: 2, wall: '#d9a56a', brick: false, roof: '#8b5a44' }) +
    [882, 1238].map((x) => glow(x, 722, 120, 0.7, paint)).join('') +
    panels(paint, 470, 850, 1.15) +
    panels(paint, 700, 900, 1.5) +
    woman(paint, 1010, 850, 1.8, { baby: true }) +
    man(paint, 880, 880, 1.9) +
    child(paint, 1100, 866, 1.7) +
    child(paint, 1154, 872, 1.7, { girl: true }) +
    grass(paint, 950, 1092, '#7d8a48', 280, 62)
  );
};

/** A panel on its stand, 150 units wide. */
const panels = (paint: Paint, x: number, y: number, scale: number): string => {
  const { light } = paint;
  const glass = mix('#16304f', light.sky[1], 0.25);
  return (
    groundShadow(paint, x, y, 160 * scale, 0.4) +
    place(
      line('M-40 0L-28 -66M56 0L48 -84M8 4L10 -60', paint.tone('#9aa3a4'), 5) +
        shape('M-92 -44L-58 -134L104 -134L72 -44Z', paint.downward(mix(glass, light.sky[3], 0.45), glass)) +
        line(
          'M-59 -44L-26 -134M-26 -44L7 -134M7 -44L40 -134M40 -44L72 -134M-80 -74H82M-70 -104H93',
          mix(glass, '#ffffff', 0.45),
          1.8,
          0.8,
        ) +
        shape('M-70 -44L-20 -134H10L-38 -44Z', light.key, 0.22) +
        line('M-92 -44L-58 -134L104 -134L72 -44Z', paint.tone('#cfd6d6'), 4),
      x,
      y,
      scale,
    )
  );
};

const tank = (paint: Paint, x: number, y: number): string =>
  groundShadow(paint, x, y, 130, 0.4) +
  place(
    line('M-50 0L-40 -170M50 0L40 -170M-46 -60L44 -130M46 -60L-44 -130M-46 -60H46', paint.tone(PALETTE.bark), 7) +
      body(paint, 'M-62 -176H62V-168H-62Z', paint.tone('#8a6a48')) +
      body(paint, 'M-50 -176V-262Q0 -290 50 -262V-176Z', paint.tone('#2b4a52')) +
      line('M-50 -236Q0 -228 50 -236M-50 -206Q0 -198 50 -206', darker(paint.tone('#2b4a52'), 0.4), 3),
    x,
    y,
  );
