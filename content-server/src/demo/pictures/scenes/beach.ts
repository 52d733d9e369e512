import { darker, lighter, PALETTE } from '../colour';
import { rolling } from '../geometry';
import { groundShadow, line, type Paint, place, shape } from '../paint';
import { beachedBoat, canoe } from '../props/boats';
import { ground } from '../props/land/ground';
import { layer, mist } from '../props/land/hills';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { heapedCloud, sky } from '../props/sky';
import { palm } from '../props/trees/palm';
import { water } from '../props/water';
import type { Scene } from './scene';

/** A landing beach on the lake: painted boats drawn up, usipa drying on racks, palms. */
export const beach: Scene = (paint) => {
  const { random } = paint;
  const shore = rolling(random, 500, 60, 460);
  return (
    sky(paint, 570) +
    heapedCloud(paint, 180, 380, 440) +
    layer(paint, shore, '#4f7f8a', 0.6, 0.85) +
    water(paint, 566, 820) +
    mist(paint, 566, 60, 0.5) +
    canoe(paint, 420, 640, 0.42, ['#e0952f']) +
    canoe(paint, 980, 612, 0.28, ['#2f5f8a', '#d9693f'], true) +
    shape('M-10 800Q300 730 760 748T1610 704V790Q900 800 -10 860Z', lighter(paint.light.sky[3], 0.3), 0.5) +
    `<g transform="translate(0 108)">${ground(paint, 652, '#e6c48c', '#b98d58')}</g>` +
    beachedBoat(paint, 1240, 810, 1.15, PALETTE.lake, true) +
    beachedBoat(paint, 330, 850, 1.25, '#b4472c') +
    rack(paint, 760, 850, 0.9) +
    woman(paint, 690, 872, 1.5) +
    woman(paint, 850, 870, 1.5, { baby: true }) +
    rack(paint, 1040, 960, 1.35) +
    woman(paint, 900, 976, 2.05, { burden: 'basket' }) +
    child(paint, 960, 990, 1.95, { girl: true }) +
    man(paint, 470, 884, 1.7, { hat: true }) +
    man(paint, 560, 896, 1.74) +
    palm(paint, 1480, 900, 1.7, -40) +
    palm(paint, 1560, 930, 1.35, 26) +
    palm(paint, 90, 870, 1.3, 34)
  );
};

/** A rack of reeds on forked sticks, silver with drying fish; 260 units wide. */
const rack = (paint: Paint, x: number, y: number, scale: number): string => {
  const { random } = paint;
  let fish = '';
  for (let index = 0; index < 170; index += 1) {
    const share = random.next();
    const px = random.between(-122, 122) * (0.86 + 0.14 * share);
    const py = -66 + 30 * share;
    fish += `M${px.toFixed(1)} ${py.toFixed(1)}q5 -3.4 10 0l4 -2.4v4.8l-4 -2.4q-5 3.4 -10 0Z`;
  }
  const pole = paint.tone(PALETTE.bark);
  return (
    groundShadow(paint, x, y, 260 * scale, 0.4) +
    place(
      line('M-108 2V-62M108 2V-62M-124 8V-36M124 8V-36', pole, 6) +
        shape('M-118 -70H118L134 -34H-134Z', paint.tone('#c9a468')) +
        shape(fish, paint.tone('#dfe6e4')) +
        shape(fish, darker(paint.light.shadow, 0), 0.12) +
        line('M-134 -34H134M-118 -70H118', pole, 5),
      x,
      y,
      scale,
    )
  );
};
