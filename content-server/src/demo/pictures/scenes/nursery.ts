import { darker, mix, PALETTE } from '../colour';
import { leafTuft, rolling } from '../geometry';
import { body, groundShadow, line, type Paint, place, shape } from '../paint';
import { grass } from '../props/land/grass';
import { ground } from '../props/land/ground';
import { farTrees, layer, mist } from '../props/land/hills';
import { spurs } from '../props/land/spurs';
import { child } from '../props/people/child';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { bucket } from '../props/pump';
import { heapedCloud, sky } from '../props/sky';
import { acacia } from '../props/trees/acacia';
import { blueGum } from '../props/trees/blueGum';
import type { Scene } from './scene';

/** A tree nursery: seedlings in beds under a grass shade, bare hills behind that they are meant for. */
export const nursery: Scene = (paint) => {
  const { random } = paint;
  const hills = rolling(random, 430, 150, 420, 5);
  const near = rolling(random, 570, 40, 400);
  return (
    sky(paint, 640, 0.8) +
    heapedCloud(paint, 880, 330, 420) +
    layer(paint, hills, '#7f8f72', 0.5, 0.8) +
    spurs(paint, hills, '#7f8f72', 0.5, 620, 110) +
    layer(paint, near, '#8aa05c', 0.3, 0.5) +
    farTrees(paint, near, '#4b7850', 0.26, 40, 24) +
    mist(paint, 616, 90, 0.5) +
    ground(paint, 640, '#b98a5a', '#83573a') +
    grass(paint, 642, 700, '#86a04e', 420, 20) +
    acacia(paint, 190, 740, 0.9) +
    blueGum(paint, 1500, 720, 0.8) +
    bed(paint, 560, 740, 0.62) +
    bed(paint, 930, 742, 0.64) +
    woman(paint, 744, 770, 1.18, { burden: 'bucket' }) +
    shelter(paint, 1170, 850) +
    bed(paint, 1000, 850, 1.0) +
    bed(paint, 1330, 856, 1.04) +
    man(paint, 1166, 872, 1.72, { hat: true }) +
    bed(paint, 330, 900, 1.24) +
    child(paint, 560, 920, 1.7, { girl: true }) +
    woman(paint, 622, 918, 1.9, { baby: true }) +
    bucket(paint, 700, 926, 1.3, '#2f7fa0') +
    bed(paint, 980, 1010, 1.7) +
    grass(paint, 1010, 1092, '#6f8a46', 220, 60)
  );
};

/** A bed of seedlings in dark tubes, 300 units wide. */
const bed = (paint: Paint, x: number, y: number, scale: number): string => {
  const { random, light } = paint;
  const leaf = paint.tone('#5fa045');
  let deep = '';
  let fresh = '';
  let tubes = '';
  for (let row = 0; row < 4; row += 1) {
    for (let at = 0; at < 17; at += 1) {
      const [px, py] = [-142 + at * 17.6 + row * 3, -30 + row * 10];
      tubes += `M${px} ${py}h11v14h-11Z`;
      const rise = random.between(12, 24);
      deep +=
        leafTuft(px + 6, py - rise * 0.4, 6, random.between(-0.6, 0.6)) +
        `M${px + 5} ${py}v${(-rise).toFixed(1)}h1.6v${rise.toFixed(1)}Z`;
      fresh += leafTuft(px + 5 + random.between(-3, 3), py - rise, 5, random.between(-0.8, 0.8));
    }
  }
  return (
    groundShadow(paint, x, y + 8 * scale, 300 * scale, 0.4) +
    place(
      body(paint, 'M-156 -36H156L166 16H-166Z', paint.tone('#6a4a34')) +
        shape(tubes, darker(light.shadow, 0.2), 0.85) +
        shape(deep, mix(leaf, light.shadow, 0.35)) +
        shape(fresh, mix(leaf, paint.tone('#c9d66a'), 0.35)) +
        line('M-168 16H168M-156 -36H156', paint.tone('#a87b4f'), 6),
      x,
      y,
      scale,
    )
  );
};

/** Poles with a roof of grass that keeps the noon sun off. */
const shelter = (paint: Paint, x: number, y: number): string => {
  let strands = '';
  for (let index = 0; index < 90; index += 1)
    strands += `M${paint.random.between(-380, 370).toFixed(1)} ${paint.random.between(-262, -232).toFixed(1)}l${paint.random.between(14, 40).toFixed(1)} ${paint.random.between(-4, 5).toFixed(1)}`;
  return place(
    line('M-350 20V-240M-110 0V-244M130 0V-244M350 20V-240', paint.tone(PALETTE.bark), 9) +
      body(
        paint,
        'M-392 -230Q-200 -246 0 -240Q220 -248 392 -230L376 -264Q180 -276 0 -270Q-200 -278 -376 -264Z',
        paint.tone(PALETTE.straw),
      ) +
      line(strands, darker(paint.tone(PALETTE.straw), 0.4), 1.6, 0.6) +
      shape('M-350 -228H350V-206Q0 -196 -350 -206Z', paint.light.shadow, 0.16),
    x,
    y,
  );
};
