import { PALETTE } from '../colour';
import { rolling } from '../geometry';
import type { Paint } from '../paint';
import { grass } from '../props/land/grass';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { seated, seatedMan } from '../props/people/seated';
import { woman } from '../props/people/woman';
import { sky } from '../props/sky';
import { acacia } from '../props/trees/acacia';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** A meeting under the great tree: one stands to speak, the village sits in a half circle with its back to us. */
export const gathering: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 470, 84, 480);
  const near = rolling(random, 566, 30, 420);
  return (
    sky(paint, 640) +
    layer(paint, far, '#5d8a8c', 0.58, 0.85) +
    layer(paint, near, '#7a955a', 0.34, 0.6) +
    farTrees(paint, near, '#4f7a50', 0.3, 64, 24) +
    mist(paint, 618, 100, 0.5) +
    ground(paint, 642, '#bf9a60', '#8a6a40') +
    grass(paint, 644, 710, '#9a9c50', 460, 20) +
    acacia(paint, 250, 706, 0.6) +
    acacia(paint, 480, 684, 0.3) +
    shadeTree(paint, 1060, 800, 2.35) +
    man(paint, 960, 812, 1.5, { shirt: PALETTE.paper }) +
    woman(paint, 900, 816, 1.46) +
    circle(paint, 860, 1.5, [620, 700, 780, 1120, 1200, 1280, 1360]) +
    circle(paint, 930, 1.9, [560, 652, 740, 836, 930, 1030, 1126, 1220, 1320, 1410]) +
    man(paint, 470, 930, 1.9, { hat: true, stick: true }) +
    woman(paint, 1490, 934, 1.95, { baby: true }) +
    child(paint, 1546, 940, 1.8) +
    grass(paint, 980, 1092, '#8a8a48', 260, 62)
  );
};

const circle = (paint: Paint, y: number, scale: number, places: readonly number[]): string =>
  places
    .map((x, index) => {
      const [at, foot] = [x + paint.random.between(-8, 8), y + Math.abs(index - places.length / 2) * -3];
      return index % 5 === 1 || index % 5 === 4
        ? seatedMan(paint, at, foot, scale, { hat: index % 4 === 1 })
        : seated(paint, at, foot, scale, index % 2 === 0);
    })
    .join('');
