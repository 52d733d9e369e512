import { mix, PALETTE } from '../colour';
import { oval, rolling } from '../geometry';
import { body, type Paint, shape } from '../paint';
import { roundHouse } from '../props/buildings/roundHouse';
import { grass } from '../props/land/grass';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { woman } from '../props/people/woman';
import { bucket, pump } from '../props/pump';
import { sky } from '../props/sky';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** A village hand pump: one pumps, the others wait with their buckets. */
export const borehole: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 476, 80, 520);
  const near = rolling(random, 566, 30, 420);
  return (
    sky(paint, 640) +
    layer(paint, far, '#5d8a8c', 0.6, 0.85) +
    layer(paint, near, '#74935a', 0.36, 0.62) +
    farTrees(paint, near, '#4f7a50', 0.32, 64, 22) +
    mist(paint, 622, 90, 0.5) +
    ground(paint, 640, '#cf9a66', '#a2603a') +
    grass(paint, 642, 690, '#86994d', 360, 18) +
    roundHouse(paint, 300, 700, 0.62, PALETTE.lake) +
    roundHouse(paint, 470, 690, 0.46) +
    shadeTree(paint, 1480, 770, 1.25) +
    apron(paint, 980, 872) +
    bucket(paint, 1106, 866, 1.3, '#e0952f') +
    pump(paint, 980, 850, 1.72) +
    woman(paint, 862, 880, 2, { baby: true }) +
    child(paint, 1082, 900, 1.9, { girl: true }) +
    woman(paint, 1240, 856, 1.72, { burden: 'bucket' }) +
    child(paint, 1310, 872, 1.7) +
    woman(paint, 1390, 862, 1.72) +
    bucket(paint, 1350, 880, 1.15, '#c4452b') +
    bucket(paint, 1440, 890, 1.15, '#2f7fa0') +
    woman(paint, 560, 800, 1.3, { burden: 'bucket', walking: true }) +
    child(paint, 514, 808, 1.25, { walking: true }) +
    grass(paint, 930, 1090, '#9a8f4a', 300, 64)
  );
};

/** The concrete slab and its drain. */
const apron = (paint: Paint, x: number, y: number): string =>
  shape(oval(x, y + 8, 190, 34), paint.light.shadow, 0.3) +
  body(paint, oval(x, y, 186, 32), paint.tone('#b9b3a6')) +
  shape(oval(x + 14, y - 2, 150, 22), paint.tone('#a29c90')) +
  shape(oval(x + 96, y + 2, 54, 10), mix(paint.light.sky[1], paint.tone('#7fb5c4'), 0.5), 0.8);
