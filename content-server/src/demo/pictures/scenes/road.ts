import { mix } from '../colour';
import { polygon, rolling } from '../geometry';
import { line, type Paint, shape, STAGE } from '../paint';
import { cyclist } from '../props/bicycle';
import { grass } from '../props/land/grass';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { spurs } from '../props/land/spurs';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { sky } from '../props/sky';
import { acacia } from '../props/trees/acacia';
import { blueGum } from '../props/trees/blueGum';
import type { Scene } from './scene';

/** An earth road at evening: bicycles with loads, walkers, blue gums along the verge. */
export const road: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 500, 90, 460, 5);
  const near = rolling(random, 592, 26, 380);
  return (
    sky(paint, 650, 1.2) +
    layer(paint, far, '#4f6f86', 0.5, 0.8) +
    spurs(paint, far, '#4f6f86', 0.5, 640, 130) +
    layer(paint, near, '#5d7a5c', 0.34, 0.6) +
    farTrees(paint, near, '#3f5f50', 0.28, 70, 24) +
    mist(paint, 636, 90, 0.5) +
    ground(paint, 650, '#a39a52', '#6d6a3a') +
    grass(paint, 655, 720, '#9a9450', 480, 18) +
    carriageway(paint) +
    acacia(paint, 300, 706, 0.62) +
    blueGum(paint, 930, 690, 0.62) +
    blueGum(paint, 1010, 706, 0.8) +
    blueGum(paint, 1130, 742, 1.08) +
    blueGum(paint, 1330, 800, 1.5) +
    man(paint, 790, 730, 0.72, { walking: true }) +
    woman(paint, 826, 734, 0.72, { burden: 'bundle', walking: true }) +
    cyclist(paint, 700, 800, 1.2, '#e0952f', 'maize', true) +
    woman(paint, 985, 850, 1.5, { burden: 'basket', walking: true, baby: true }) +
    cyclist(paint, 560, 930, 2.3, '#f0e4cc', 'passenger') +
    verge(paint)
  );
};

const carriageway = (paint: Paint): string => {
  const earth = paint.tone('#c47f52');
  const edge = [
    [760, 654],
    [776, 654],
    [1150, 1080],
    [-60, 1080],
  ] as const;
  let ruts = '';
  for (const share of [0.24, 0.3, 0.62, 0.68, 0.74])
    ruts += `M${(762 + 12 * share).toFixed(1)} 656L${(-60 + 1210 * share).toFixed(1)} 1080`;
  return (
    shape(
      polygon(edge),
      paint.downward(mix(earth, paint.light.haze, 0.5), earth, mix(earth, paint.light.shadow, 0.25)),
    ) +
    line(ruts, mix(earth, paint.light.shadow, 0.5), 7, 0.16) +
    line('M768 656L470 1080', mix(earth, paint.light.key, 0.6), 16, 0.14)
  );
};

const verge = (paint: Paint): string => {
  const { random } = paint;
  let d = '';
  for (let index = 0; index < 150; index += 1) {
    const right = index % 2 === 0;
    const x = right ? random.between(1180, STAGE.width + 20) : random.between(-30, 150);
    const foot = STAGE.height + 20;
    const tall = random.between(50, 170) * (right ? (x - 1080) / 520 : (190 - x) / 190);
    d += `M${(x - 3).toFixed(1)} ${foot}q${(tall * 0.1).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${(tall * random.between(-0.2, 0.4)).toFixed(1)} ${(-tall).toFixed(1)}q${(-tall * 0.1).toFixed(1)} ${(tall * 0.5).toFixed(1)} 6 ${tall.toFixed(1)}Z`;
  }
  return shape(d, mix(paint.tone('#5f6a38'), paint.light.shadow, 0.55));
};
