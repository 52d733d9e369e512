import { PALETTE } from '../colour';
import { rolling } from '../geometry';
import { line, type Paint, place, shape } from '../paint';
import { house } from '../props/buildings/house';
import { grass } from '../props/land/grass';
import { ground, path } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { spurs } from '../props/land/spurs';
import { child } from '../props/people/child';
import { woman } from '../props/people/woman';
import { heapedCloud, sky } from '../props/sky';
import { blueGum } from '../props/trees/blueGum';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

const UNIFORMS = [
  { top: '#f4ecd8', bottom: '#21505c' },
  { top: '#f4ecd8', bottom: '#21505c' },
  { top: '#6fa3b8', bottom: '#21405c' },
] as const;

/** Two brick school blocks in the morning; pupils in uniform on the path, a bell hung from the tree. */
export const schoolyard: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 440, 110, 460, 5);
  const near = rolling(random, 560, 34, 420);
  const pupil = (x: number, y: number, scale: number) =>
    child(paint, x, y, scale, {
      uniform: random.pick(UNIFORMS),
      satchel: random.chance(0.7),
      walking: true,
      girl: random.chance(0.5),
    });
  return (
    sky(paint, 640, 0.8) +
    heapedCloud(paint, 60, 400, 460) +
    layer(paint, far, '#5b8790', 0.56, 0.82) +
    spurs(paint, far, '#5b8790', 0.56, 620, 120) +
    layer(paint, near, '#6f955a', 0.34, 0.6) +
    farTrees(paint, near, '#4b7850', 0.28, 64, 24) +
    mist(paint, 612, 90, 0.5) +
    ground(paint, 640, '#c99a68', '#9a6540') +
    grass(paint, 642, 700, '#84a04e', 420, 18) +
    blueGum(paint, 700, 690, 0.74) +
    blueGum(paint, 1560, 700, 0.9) +
    house(paint, 420, 706, 0.78, { width: 420, windows: 4, wall: '#b9603c', veranda: true }) +
    path(paint, [640, 1080], [1090, 772], 150, 280, '#dcb07c') +
    house(paint, 1140, 764, 1.2, { width: 520, windows: 6, wall: '#b9603c', veranda: true }) +
    flagpole(paint, 800, 780) +
    shadeTree(paint, 150, 830, 1.5) +
    bell(paint, 262, 618) +
    [1000, 1044, 1130, 1230].map((x) => pupil(x, 796 + random.between(-4, 8), 1.2)).join('') +
    woman(paint, 1180, 800, 1.24) +
    [870, 920, 968].map((x, index) => pupil(x, 862 - index * 12, 1.66)).join('') +
    [690, 758, 836].map((x, index) => pupil(x, 950 - index * 16, 2.3)).join('') +
    grass(paint, 960, 1090, '#8f9a48', 280, 62)
  );
};

/** A plain pole with a pennant in the school's colours (no nation's flag). */
const flagpole = (paint: Paint, x: number, y: number): string =>
  place(
    line('M0 0V-230', paint.tone('#d8d2c4'), 5) +
      shape('M3 -228C30 -240 52 -218 86 -230L84 -186C54 -176 32 -196 3 -184Z', paint.tone(PALETTE.lake)) +
      shape('M3 -214C30 -226 52 -204 85 -216L84.6 -200C54 -190 32 -210 3 -198Z', paint.tone(PALETTE.amber)),
    x,
    y,
  );

const bell = (paint: Paint, x: number, y: number): string =>
  place(
    line('M0 -40V10', paint.tone('#4a3a2c'), 3) +
      shape('M-16 46Q-10 10 0 8Q10 10 16 46Z', paint.tone('#8a7a52')) +
      shape('M-20 46H20V52H-20Z', paint.tone('#6d6040')),
    x,
    y,
  );
