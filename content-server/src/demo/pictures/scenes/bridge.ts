import { darker, lighter, mix, PALETTE } from '../colour';
import { rolling } from '../geometry';
import { body, line, type Paint, place, shape, STAGE } from '../paint';
import { cyclist } from '../props/bicycle';
import { grass } from '../props/land/grass';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { woman } from '../props/people/woman';
import { heapedCloud, sky } from '../props/sky';
import { banana } from '../props/trees/banana';
import { shadeTree } from '../props/trees/shadeTree';
import type { Scene } from './scene';

/** A footbridge of timber and stone over a clear stream; people cross with bicycle and bundles. */
export const bridge: Scene = (paint) => {
  const { random } = paint;
  const far = rolling(random, 440, 120, 440);
  const near = rolling(random, 550, 40, 400);
  return (
    sky(paint, 620, 0.8) +
    heapedCloud(paint, 200, 330, 380) +
    layer(paint, far, '#55838a', 0.52, 0.82) +
    layer(paint, rolling(random, 500, 70, 300), '#5d8a78', 0.42, 0.7) +
    layer(paint, near, '#6b945a', 0.3, 0.55) +
    farTrees(paint, near, '#467550', 0.26, 80, 26) +
    mist(paint, 600, 90, 0.5) +
    ground(paint, 620, '#7f9a50', '#56703a') +
    grass(paint, 626, 700, '#7f9a48', 420, 20) +
    stream(paint) +
    banana(paint, 1460, 740, 1.1) +
    banana(paint, 1550, 770, 1.3) +
    shadeTree(paint, 190, 790, 1.2) +
    woman(paint, 470, 800, 1.5, { burden: 'basket', walking: true }) +
    child(paint, 420, 806, 1.4) +
    cyclist(paint, 760, 796, 1.5, '#d9693f', 'maize') +
    woman(paint, 1040, 802, 1.5, { burden: 'bucket', baby: true }) +
    deck(paint) +
    rocks(paint) +
    grass(paint, 930, 1092, '#6f8f46', 520, 72)
  );
};

const stream = (paint: Paint): string => {
  const { light, random } = paint;
  const lake = paint.tone('#2f7f8c');
  let glints = '';
  for (let index = 0; index < 90; index += 1) {
    const share = random.next();
    const y = 640 + 440 * share;
    const centre = 930 - 130 * share;
    const x = centre + random.between(-1, 1) * (40 + 290 * share);
    const length = random.between(10, 40) * (0.4 + share);
    glints += `M${(x - length).toFixed(1)} ${y.toFixed(1)}q${length.toFixed(1)} ${(-3 - 3 * share).toFixed(1)} ${(2 * length).toFixed(1)} 0q${(-length).toFixed(1)} 3 ${(-2 * length).toFixed(1)} 0Z`;
  }
  return (
    shape('M898 624C960 690 700 790 400 1080H1240C1190 920 1040 760 932 624Z', paint.tone('#b99a6a')) +
    shape(
      'M903 624C970 700 760 800 470 1080H1180C1120 920 1010 760 927 624Z',
      paint.downward(mix(light.sky[3], lake, 0.3), lake, darker(lake, 0.3)),
    ) +
    shape(glints, lighter(light.sky[3], 0.3), 0.55)
  );
};

const deck = (paint: Paint): string => {
  const wood = paint.tone('#a5764a');
  let planks = '';
  let posts = '';
  for (let x = 330; x < 1270; x += 22) planks += `M${x} 798V824`;
  for (let x = 330; x <= 1270; x += 134) posts += `M${x} 822V716`;
  return (
    shape('M420 880Q790 960 1180 880L1160 906Q790 990 440 906Z', paint.light.shadow, 0.25) +
    body(paint, 'M250 796H440V960L300 1000H250Z', paint.tone('#8f887c')) +
    body(paint, 'M1130 796H1340V1000H1270L1130 950Z', paint.tone('#8f887c')) +
    line(
      'M252 838H438M252 880H438M252 924H420M320 798V838M380 840V880M300 882V922M1134 838H1340M1134 880H1340M1150 924H1340M1200 798V838M1270 840V880M1210 882V922',
      paint.light.shadow,
      3,
      0.3,
    ) +
    body(paint, 'M230 798H1360V824H230Z', wood) +
    line(planks, darker(wood, 0.5), 2, 0.5) +
    body(paint, 'M440 824H1130L1110 846H460Z', darker(wood, 0.35)) +
    line(posts, darker(wood, 0.2), 8) +
    line('M316 722H1284M316 764H1284', wood, 7) +
    line('M316 719H1284', mix(wood, paint.light.key, 0.6), 2, 0.9)
  );
};

const rocks = (paint: Paint): string => {
  const rock = (x: number, y: number, scale: number, flip = false) =>
    place(
      body(paint, 'M-50 6C-56 -14 -40 -34 -12 -36C16 -40 44 -26 52 4Q0 16 -50 6Z', paint.tone(PALETTE.bark)) +
        line('M-30 -22C-14 -30 6 -32 20 -28', lighter(paint.tone(PALETTE.bark), 0.5), 2, 0.7),
      x,
      y,
      scale,
      flip,
    );
  return (
    rock(560, 1010, 1) +
    rock(640, 1036, 0.7, true) +
    rock(1110, 1000, 1.1, true) +
    rock(1180, 1034, 0.8) +
    rock(STAGE.width * 0.53, 930, 0.5)
  );
};
