import { type Colour, darker, lighter, PALETTE } from '../colour';
import { oval, rolling } from '../geometry';
import { body, groundShadow, line, type Paint, place, shape } from '../paint';
import { bicycle } from '../props/bicycle';
import { hangingCloth, someCloth } from '../props/chitenge';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { sky } from '../props/sky';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** A market morning: stalls of chitenge cloth, heaps of tomatoes and mangoes, people choosing. */
export const market: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 450, 80, 480);
  const near = rolling(random, 540, 30, 420);
  return (
    sky(paint, 620) +
    layer(paint, far, '#5d8a90', 0.58, 0.85) +
    layer(paint, near, '#6f935a', 0.34, 0.6) +
    farTrees(paint, near, '#4b7850', 0.3, 70, 24) +
    mist(paint, 590, 90, 0.5) +
    ground(paint, 610, '#d0a070', '#a5663f') +
    shadeTree(paint, 190, 690, 1.1) +
    stall(paint, 470, 742, 0.78, '#e0952f', 'fruit') +
    stall(paint, 1450, 752, 0.86, '#1f6f78', 'fruit') +
    man(paint, 640, 760, 1.1) +
    woman(paint, 590, 770, 1.1, { burden: 'basket' }) +
    stall(paint, 1060, 838, 1.36, '#b4472c', 'cloth') +
    woman(paint, 880, 886, 1.9, { baby: true }) +
    woman(paint, 1180, 884, 1.85) +
    child(paint, 1240, 894, 1.8, { girl: true }) +
    woman(paint, 400, 866, 1.6, { burden: 'bundle', walking: true }) +
    man(paint, 310, 880, 1.68, { hat: true, walking: true }) +
    bicycle(paint, 650, 880, 1.5) +
    mat(paint, 1420, 940)
  );
};

const heap = (paint: Paint, x: number, y: number, colour: Colour, size = 1): string => {
  const tone = paint.tone(colour);
  let drawn = '';
  for (const [row, count] of [4, 3, 2, 1].entries()) {
    for (let index = 0; index < count; index += 1) {
      const [cx, cy] = [x + (index - (count - 1) / 2) * 13 * size, y - row * 10 * size];
      drawn += body(paint, oval(cx, cy, 7.4 * size, 7 * size), row % 2 ? lighter(tone, 0.08) : tone);
    }
  }
  return drawn;
};

/** A stall of poles with a striped awning; its counter holds fruit, or cloths hang from its bar. 360 units wide. */
const stall = (paint: Paint, x: number, y: number, scale: number, awning: Colour, wares: 'cloth' | 'fruit'): string => {
  const pole = paint.tone('#8a6a48');
  const canopy = paint.tone(awning);
  const pale = paint.tone(PALETTE.paper);
  let stripes = '';
  for (let index = 0; index < 9; index += 1) {
    if (index % 2 === 0) continue;
    const left = -190 + index * (380 / 9);
    stripes += `M${(left * 0.88).toFixed(1)} -262L${((left + 42) * 0.88).toFixed(1)} -262L${(left + 42).toFixed(1)} -206L${left.toFixed(1)} -206Z`;
  }
  let scallops = '';
  for (let index = 0; index < 9; index += 1)
    scallops += `M${(-190 + index * 42.2).toFixed(1)} -207h42.2q-2 18 -21.1 18q-19 0 -21.1 -18Z`;
  const goods =
    wares === 'cloth'
      ? [-160, -96, -32, 32, 96]
          .map((at) => hangingCloth(paint, at, -188, 60, 112 + paint.random.between(-8, 14), someCloth(paint)))
          .join('')
      : '';
  const heaps = ([-140, -84, -28, 30, 88, 142] as const)
    .map((at, index) =>
      heap(paint, at, -72, ['#c8402a', '#e8a23a', '#6d9440', '#c8402a', '#7a3b5a', '#e9c04e'][index] as Colour),
    )
    .join('');
  return (
    groundShadow(paint, x, y + 4, 400 * scale, 0.5) +
    place(
      shape('M-176 -206H176V-60H-176Z', paint.light.shadow, 0.32) +
        line('M-174 4V-220M174 4V-220', pole, 8) +
        line('M-172 -190H172', pole, 5) +
        goods +
        body(paint, 'M-184 -66H184V-54H-184Z', lighter(pole, 0.2)) +
        shape('M-172 -54H172V-8H-172Z', darker(pole, 0.35)) +
        line('M-172 -40H172M-172 -24H172', lighter(pole, 0.1), 7) +
        heaps +
        body(paint, 'M-168 -262H168L190 -206H-190Z', canopy) +
        shape(stripes, pale, 0.9) +
        body(paint, scallops, canopy) +
        shape('M-168 -262H168L190 -206H-190Z', paint.sides, 0.6),
      x,
      y,
      scale,
    )
  );
};

const mat = (paint: Paint, x: number, y: number): string =>
  groundShadow(paint, x, y + 16, 240, 0.4) +
  shape(`M${x - 130} ${y - 24}H${x + 120}L${x + 160} ${y + 30}H${x - 150}Z`, paint.tone('#d8c089')) +
  line(`M${x - 136} ${y - 6}H${x + 134}M${x - 142} ${y + 12}H${x + 148}`, paint.tone('#8d4a2f'), 4, 0.7) +
  heap(paint, x - 80, y + 8, '#c8402a', 1.6) +
  heap(paint, x + 12, y + 14, '#e8a23a', 1.6) +
  heap(paint, x + 98, y + 8, '#6d9440', 1.5);
