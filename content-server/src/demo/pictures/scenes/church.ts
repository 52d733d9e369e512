import { PALETTE } from '../colour';
import { rolling } from '../geometry';
import { churchBuilding } from '../props/buildings/church';
import { grass } from '../props/land/grass';
import { ground, path } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { heapedCloud, sky } from '../props/sky';
import { blueGum } from '../props/trees/blueGum';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** A brick church with a small steeple on its hill; people come along the path. */
export const church: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 430, 110, 560);
  const near = rolling(random, 580, 30, 500);
  return (
    sky(paint, 640, 0.6) +
    heapedCloud(paint, 60, 470, 520) +
    heapedCloud(paint, 1060, 430, 420) +
    layer(paint, far, '#5b8790', 0.6, 0.85) +
    layer(paint, near, '#6d9158', 0.34, 0.6) +
    farTrees(paint, near, '#4f7c52', 0.3, 50, 24) +
    mist(paint, 630, 90, 0.45) +
    ground(paint, 650, '#8fa35a', '#6f7f3f') +
    blueGum(paint, 780, 700, 0.9) +
    blueGum(paint, 846, 708, 0.78) +
    path(paint, [470, 1080], [1066, 742], 190, 300, '#d9a877') +
    churchBuilding(paint, 1070, 742, 1.24) +
    shadeTree(paint, 1500, 790, 1.1) +
    grass(paint, 690, 800, '#8fa35a', 420, 20) +
    woman(paint, 948, 778, 0.95, { walking: true }) +
    man(paint, 996, 772, 0.95, { shirt: '#f7efdf' }) +
    child(paint, 972, 784, 0.95, { walking: true }) +
    man(paint, 1160, 782, 1, { shirt: '#2f5f8a' }) +
    woman(paint, 1200, 786, 1) +
    woman(paint, 800, 876, 1.6, { walking: true, baby: true }) +
    man(paint, 726, 886, 1.66, { shirt: PALETTE.paper, walking: true }) +
    child(paint, 672, 892, 1.6, { girl: true, walking: true }) +
    grass(paint, 900, 1090, '#7f8f45', 420, 66)
  );
};
