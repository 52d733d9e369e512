import { darker, mix, PALETTE } from '../colour';
import { rolling } from '../geometry';
import { type Paint, shape } from '../paint';
import { roundHouse } from '../props/buildings/roundHouse';
import { grass } from '../props/land/grass';
import { ground } from '../props/land/ground';
import { farTrees, layer } from '../props/land/hills';
import { glow, lantern } from '../props/lantern';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { seated } from '../props/people/seated';
import { woman } from '../props/people/woman';
import { sky } from '../props/sky';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** Under the Milky Way, a family and neighbours around one lamp. */
export const night: Scene = (paint) => {
  const { random, light } = paint;
  const far = rolling(random, 540, 90, 520);
  const near = rolling(random, 626, 30, 400);
  const warm: Paint = {
    ...paint,
    tone: (local, depth = 0) => mix(paint.tone(local, depth), mix(local, PALETTE.amber, 0.25), 0.42),
    light: { ...light, key: '#ffc46b', contrast: 0.6 },
  };
  return (
    sky(paint, 690, 0) +
    layer(paint, far, '#3d6878', 0.4, 0.7) +
    layer(paint, near, '#35584f', 0.2, 0.4) +
    farTrees(paint, near, '#27473f', 0.15, 70, 26) +
    ground(paint, 690, '#8a6a4c', '#4f3d30') +
    shadeTree(paint, 1490, 800, 1.5) +
    roundHouse(paint, 330, 770, 1.0, PALETTE.lake) +
    roundHouse(warm, 1200, 806, 1.24, PALETTE.clay) +
    glow(930, 850, 430, 0.75, paint) +
    glow(930, 846, 170, 0.8, paint) +
    woman(warm, 1060, 868, 1.6, { baby: true }) +
    man(warm, 800, 864, 1.62, { shirt: '#f0e4cc' }) +
    lantern(paint, 930, 876, 0.6) +
    child(warm, 1010, 888, 1.6, { girl: true }) +
    child(warm, 858, 886, 1.6) +
    seated(warm, 780, 912, 1.7) +
    seated(warm, 1088, 914, 1.7) +
    shape('M0 1066V960Q260 930 520 980T1120 990T1600 950V1066Z', darker(light.shadow, 0.1), 0.55) +
    grass(paint, 960, 1096, '#2f4a3f', 500, 70)
  );
};
