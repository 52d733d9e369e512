import { mix, PALETTE } from '../colour';
import { leafTuft, ridgeOf, rolling, roughness } from '../geometry';
import { type Paint, shape } from '../paint';
import { rows } from '../props/fields';
import { farTrees, layer, mist } from '../props/land/hills';
import { spurs } from '../props/land/spurs';
import { woman } from '../props/people/woman';
import { heapedCloud, sky } from '../props/sky';
import { acacia } from '../props/trees/acacia';
import { blueGum } from '../props/trees/blueGum';
import type { Scene } from './scene';

/** The Mulanje massif over tea fields, pickers between the rows. */
export const tea: Scene = (paint) => {
  const { random } = paint;
  const rough = roughness(random, 5);
  const plateau = (x: number, middle: number, width: number, height: number) =>
    height / (1 + Math.abs((x - middle) / width) ** 4.2);
  const massif = ridgeOf(
    (x) =>
      606 - plateau(x, 1060, 420, 340) - plateau(x, 1010, 130, 66) - plateau(x, 560, 190, 120) - rough(x, 150) * 44,
    6,
  );
  const behind = ridgeOf(
    (x) => 590 - plateau(x, 330, 300, 150) - plateau(x, 1560, 300, 130) - rough(x + 400, 240) * 40,
    10,
  );
  const foothills = rolling(random, 606, 30, 260);
  return (
    sky(paint, 640, 0.8) +
    layer(paint, behind, '#5c8792', 0.62, 0.9) +
    spurs(paint, behind, '#5c8792', 0.6, 610, 90) +
    heapedCloud(paint, 120, 372, 420) +
    layer(paint, massif, '#477585', 0.3, 0.66) +
    spurs(paint, massif, '#477585', 0.3, 620, 84) +
    heapedCloud(paint, 760, 520, 300) +
    heapedCloud(paint, 1240, 560, 260) +
    mist(paint, 584, 130, 0.6) +
    layer(paint, foothills, '#56804f', 0.3, 0.45) +
    farTrees(paint, foothills, '#3f6b48', 0.28, 70, 22) +
    rows(paint, { top: 650, vanish: { x: 980, y: 560 }, count: 46, spread: 8200, soil: '#7c8f45', crop: PALETTE.tea }) +
    shadeTrees(paint) +
    woman(paint, 420, 800, 1.35, { burden: 'leaves' }) +
    woman(paint, 300, 786, 1.2, { burden: 'leaves' }) +
    woman(paint, 560, 748, 0.86, { burden: 'leaves' }) +
    woman(paint, 1330, 838, 1.5, { burden: 'leaves' }) +
    hideFeet(paint)
  );
};

const shadeTrees = (paint: Paint): string =>
  blueGum(paint, 150, 690, 0.62) +
  blueGum(paint, 204, 694, 0.54) +
  acacia(paint, 1490, 724, 0.7, '#4f7a48') +
  acacia(paint, 760, 668, 0.26, '#4f7a48');

/** Bushes in front of the pickers, who stand in the rows to the knee. */
const hideFeet = (paint: Paint): string => {
  const { random, light } = paint;
  const base = paint.tone(PALETTE.tea);
  const bush = (x: number, y: number, size: number) => {
    const tufts = () => {
      let d = '';
      for (let index = 0; index < 34; index += 1) {
        const off = random.between(-1, 1);
        d += leafTuft(
          x + off * 52 * size,
          y + random.between(-16, 8) * size * (1.1 - Math.abs(off)),
          random.between(6, 10) * size,
          random.between(-0.5, 0.5),
        );
      }
      return d;
    };
    return (
      shape(tufts(), mix(base, light.shadow, 0.45)) +
      shape(tufts(), base) +
      shape(tufts(), mix(base, paint.tone('#d5d06a'), 0.35), 0.7)
    );
  };
  return bush(420, 796, 1.2) + bush(300, 782, 1.1) + bush(560, 744, 0.8) + bush(1330, 832, 1.4);
};
