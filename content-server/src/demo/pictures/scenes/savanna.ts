import { darker, PALETTE } from '../colour';
import { rolling } from '../geometry';
import type { Paint } from '../paint';
import { grass } from '../props/land/grass';
import { ground, path } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { sky } from '../props/sky';
import { acacia } from '../props/trees/acacia';
import { baobab } from '../props/trees/baobab';
import type { Scene } from './scene';

/** Dry-season savanna: a great baobab, a footpath, a family on its way home. */
export const savanna: Scene = (paint: Paint) => {
  const { random } = paint;
  const far = rolling(random, 520, 50, 500);
  const middle = rolling(random, 590, 26, 380);
  return (
    sky(paint, 660) +
    layer(paint, far, '#6d8c8a', 0.68, 0.9) +
    layer(paint, middle, '#7d8b62', 0.48, 0.75) +
    farTrees(paint, middle, '#5d7350', 0.45, 70, 20) +
    mist(paint, 640, 110, 0.6) +
    ground(paint, 652, PALETTE.dryGrass, '#8d7a35') +
    acacia(paint, 470, 690, 0.5) +
    acacia(paint, 250, 676, 0.3) +
    acacia(paint, 690, 672, 0.22) +
    grass(paint, 665, 760, PALETTE.dryGrass, 700, 18) +
    path(paint, [560, 1080], [830, 668], 130, 190, '#c49a63') +
    baobab(paint, 1180, 800, 1.28) +
    grass(paint, 760, 850, PALETTE.dryGrass, 500, 30) +
    woman(paint, 742, 812, 1.62, { burden: 'basket', walking: true }) +
    child(paint, 800, 822, 1.62, { walking: true }) +
    man(paint, 676, 836, 1.7, { hat: true, hoe: true, walking: true }) +
    grass(paint, 900, 1090, darker(PALETTE.dryGrass, 0.2), 620, 80)
  );
};
