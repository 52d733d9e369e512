import { PALETTE } from '../colour';
import { rolling } from '../geometry';
import { house } from '../props/buildings/house';
import { maize, rows } from '../props/fields';
import { farTrees, layer, mist } from '../props/land/hills';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { heapedCloud, sky } from '../props/sky';
import { banana } from '../props/trees/banana';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** A maize field in rows up to a brick farmhouse; the farmers at work in it. */
export const farm: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 452, 110, 480);
  const near = rolling(random, 560, 34, 420);
  return (
    sky(paint, 640, 0.7) +
    heapedCloud(paint, 180, 400, 460) +
    layer(paint, far, '#5d8790', 0.58, 0.85) +
    layer(paint, near, '#6f9358', 0.34, 0.6) +
    farTrees(paint, near, '#4b7850', 0.3, 64, 22) +
    mist(paint, 604, 90, 0.5) +
    rows(paint, { top: 630, vanish: { x: 720, y: 520 }, count: 24, spread: 5200, soil: '#a86a42', crop: '#6d9a45' }) +
    shadeTree(paint, 1390, 672, 0.72) +
    banana(paint, 964, 676, 0.72) +
    banana(paint, 1330, 682, 0.6) +
    house(paint, 1150, 684, 0.92, { width: 300, windows: 2, wall: '#b9653f', roof: '#8b9698' }) +
    maize(paint, 760, 1640, (x) => 740 - (x - 760) * 0.012, 0.52, 30) +
    man(paint, 690, 800, 1.3, { hat: true, hoe: true }) +
    woman(paint, 560, 782, 1.16, { burden: 'basket' }) +
    maize(paint, 1010, 1660, (x) => 880 - (x - 1010) * 0.03, 0.98, 52) +
    maize(paint, -40, 330, (x) => 900 + x * 0.02, 1.0, 54) +
    man(paint, 860, 900, 1.85, { shirt: PALETTE.paper, hat: true }) +
    maize(paint, 1240, 1680, () => 1090, 1.75, 84) +
    maize(paint, -60, 190, () => 1096, 1.7, 80)
  );
};
