import { darker, PALETTE } from '../colour';
import { rolling } from '../geometry';
import { body, groundShadow, line, type Paint, place, shape } from '../paint';
import { house } from '../props/buildings/house';
import { grass } from '../props/land/grass';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { seated } from '../props/people/seated';
import { woman } from '../props/people/woman';
import { heapedCloud, sky } from '../props/sky';
import { blueGum } from '../props/trees/blueGum';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** A health post: mothers wait on the veranda and under the tree, where babies are weighed in a sling. */
export const clinic: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 460, 80, 500);
  const near = rolling(random, 556, 30, 420);
  return (
    sky(paint, 630, 0.7) +
    heapedCloud(paint, 520, 380, 400) +
    layer(paint, far, '#5d8a90', 0.58, 0.85) +
    layer(paint, near, '#6f955a', 0.34, 0.6) +
    farTrees(paint, near, '#4b7850', 0.3, 64, 24) +
    mist(paint, 606, 90, 0.5) +
    ground(paint, 630, '#c99a68', '#9a6540') +
    grass(paint, 634, 690, '#7f9a4c', 420, 18) +
    blueGum(paint, 1490, 700, 0.92) +
    blueGum(paint, 660, 680, 0.66) +
    house(paint, 1120, 760, 1.3, {
      width: 500,
      windows: 4,
      wall: '#efe2c8',
      roof: '#2f7f86',
      veranda: true,
      brick: false,
    }) +
    line('M862 776H1010M1210 776H1380', paint.tone('#8a6a48'), 9) +
    woman(paint, 1090, 790, 1.42, { baby: true }) +
    man(paint, 1150, 792, 1.46, { shirt: '#f7f3ea' }) +
    seated(paint, 910, 800, 1.36) +
    seated(paint, 972, 804, 1.36) +
    child(paint, 1250, 806, 1.36) +
    woman(paint, 1310, 800, 1.42) +
    shadeTree(paint, 330, 830, 2.05) +
    scale(paint, 500, 500) +
    woman(paint, 440, 884, 1.9) +
    woman(paint, 566, 892, 1.9, { baby: true }) +
    woman(paint, 640, 900, 1.9, { burden: 'bundle' }) +
    child(paint, 700, 908, 1.8, { girl: true }) +
    seated(paint, 260, 900, 1.9) +
    seated(paint, 182, 908, 1.9, true) +
    grass(paint, 950, 1090, '#8f9048', 240, 62)
  );
};

/** The weighing scale that hangs from a bough, with a sling of cloth. */
const scale = (paint: Paint, x: number, y: number): string =>
  groundShadow(paint, x, y + 386, 60, 0.25) +
  place(
    line('M0 -20V96', paint.tone(PALETTE.bark), 3) +
      `<circle cx="0" cy="110" r="24" fill="${paint.tone('#f4efe2')}" stroke="${paint.tone('#4a5a60')}" stroke-width="5"/>` +
      line('M0 110L10 96', paint.tone('#b4452f'), 3) +
      line('M0 134L-24 176M0 134L24 176', paint.tone('#4a5a60'), 2.6) +
      body(paint, 'M-28 172Q0 162 28 172Q30 226 0 228Q-30 226 -28 172Z', paint.tone('#2f6f8a')) +
      body(paint, 'M-11 172C-13 150 13 150 11 172Z', paint.tone(PALETTE.skin)) +
      shape('M-26 176Q0 190 26 176L28 186Q0 200 -28 186Z', darker(paint.tone('#2f6f8a'), 0.25)),
    x,
    y,
    1,
  );
