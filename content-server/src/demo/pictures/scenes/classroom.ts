import { darker, lighter, mix, PALETTE } from '../colour';
import { polygon } from '../geometry';
import { line, type Paint, shape, STAGE } from '../paint';
import { man } from '../props/people/man';
import { woman } from '../props/people/woman';
import { bench, blackboard, pupilAtDesk } from '../props/school';
import type { Scene } from './scene';

/** Inside a classroom: light through the windows, a lesson on the blackboard, pupils from behind. */
export const classroom =
  (teacher: 'woman' | 'man'): Scene =>
  (paint) => {
    const { light } = paint;
    const wall = paint.tone('#ecd9b4');
    return (
      `<rect width="${STAGE.width}" height="${STAGE.height}" fill="${paint.downward(lighter(wall, 0.1), wall, darker(wall, 0.12))}"/>` +
      shape('M0 470H1600V660H0Z', paint.downward(paint.tone('#3f8a92'), paint.tone('#2c6d77'))) +
      shape('M0 466H1600V474H0Z', paint.tone(PALETTE.amber)) +
      roofBeams(paint) +
      shape('M0 656H1600V1066H0Z', paint.downward(paint.tone('#b58a62'), paint.tone('#8a6043'))) +
      shape('M0 656H1600V668H0Z', light.shadow, 0.25) +
      window(paint, 70) +
      window(paint, 1290) +
      blackboard(paint, 480, 220, 1.52) +
      sunbeam(paint, 70) +
      (teacher === 'woman'
        ? woman(paint, 1180, 690, 3.1, { flip: true })
        : man(paint, 1180, 690, 3.1, { shirt: PALETTE.paper })) +
      row(paint, 690, 0.86, 5) +
      row(paint, 800, 1.22, 4) +
      row(paint, 968, 1.78, 4)
    );
  };

const row = (paint: Paint, y: number, scale: number, seats: number): string => {
  const { random } = paint;
  const step = (STAGE.width * 1.02) / seats;
  let drawn = '';
  for (let seat = 0; seat < seats; seat += 1) {
    const middle = step * (seat + 0.5) - 16;
    if (seats === 5 && seat === 3) continue;
    const places = [-0.27, 0.27];
    for (const side of places) {
      const top = random.pick(['#f2ead6', '#f2ead6', '#a9c6cf']);
      drawn += pupilAtDesk(
        paint,
        middle + side * step * 0.8 + random.between(-8, 8),
        y + random.between(-6, 4),
        scale,
        top,
        random.chance(0.24),
      );
    }
    drawn += bench(paint, middle, y + 2, (step * 0.86) / scale, scale);
  }
  return drawn;
};

const window = (paint: Paint, x: number): string => {
  const { light } = paint;
  const frame = paint.tone('#8a5a34');
  return (
    shape(`M${x - 14} 196H${x + 254}V464H${x - 14}Z`, frame) +
    shape(`M${x} 210H${x + 240}V450H${x}Z`, paint.downward(light.sky[1], light.sky[2], light.sky[3])) +
    shape(`M${x} 392Q${x + 70} 366 ${x + 130} 384T${x + 240} 372V450H${x}Z`, paint.tone('#6b9160', 0.25)) +
    shape(`M${x + 150} 330q10 -40 44 -36q40 -4 46 40v50h-90Z`, paint.tone('#4d7a4c', 0.15)) +
    line(`M${x + 120} 210V450M${x} 330H${x + 240}`, frame, 8) +
    shape(`M${x - 22} 462H${x + 262}V476H${x - 22}Z`, lighter(frame, 0.25))
  );
};

const sunbeam = (paint: Paint, x: number): string => {
  const fill = paint.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.8"><stop offset="0" stop-color="${paint.light.key}" stop-opacity="0.55"/><stop offset="1" stop-color="${paint.light.key}" stop-opacity="0"/></linearGradient>`,
  );
  return [0, 124]
    .map((shift) =>
      shape(
        polygon([
          [x + shift, 214],
          [x + shift + 112, 214],
          [x + shift + 700, 1066],
          [x + shift + 420, 1066],
        ]),
        fill,
        0.8,
      ),
    )
    .join('');
};

const roofBeams = (paint: Paint): string => {
  const wood = paint.tone('#7a5236');
  const dark = mix(wood, paint.light.shadow, 0.5);
  const rafters = [150, 460, 800, 1140, 1450]
    .map((x) =>
      shape(
        polygon([
          [x - 12, 0],
          [x + 12, 0],
          [800 + (x - 800) * 0.72 + 8, 120],
          [800 + (x - 800) * 0.72 - 8, 120],
        ]),
        wood,
      ),
    )
    .join('');
  return (
    shape('M0 0H1600V120H0Z', paint.downward(darker(dark, 0.3), dark)) +
    rafters +
    shape('M0 112H1600V136H0Z', wood) +
    shape('M0 136H1600V146H0Z', paint.light.shadow, 0.3)
  );
};
