import { type Colour, darker, lighter, PALETTE } from '../colour';
import { oval } from '../geometry';
import { body, line, type Paint, place, round, shape } from '../paint';
import { head } from './people/figure';

/** A pupil at a desk from behind, about 120 units to the top of the head; the bench's foot at the origin. */
export const pupilAtDesk = (paint: Paint, x: number, y: number, scale: number, top: Colour, handUp = false): string => {
  const cloth = paint.tone(top);
  const skin = paint.tone(PALETTE.skin);
  return place(
    (handUp
      ? line('M22 -66C34 -84 36 -104 33 -128', skin, 9.5) + line('M21 -66C30 -78 33 -88 34 -98', cloth, 13)
      : '') +
      shape('M-5 -86H5L8 -70H-8Z', paint.tone(PALETTE.deepSkin)) +
      body(paint, 'M-26 -66C-18 -78 18 -78 26 -66C31 -46 29 -20 27 2H-27C-29 -20 -31 -46 -26 -66Z', cloth) +
      line('M-10 -73Q0 -64 10 -73', lighter(cloth, 0.5), 3, 0.8) +
      line('M-18 -56C-21 -40 -21 -20 -20 0M18 -56C21 -40 21 -20 20 0', paint.light.shadow, 1.6, 0.3) +
      head(paint, 0, -96, 15.5),
    x,
    y,
    scale,
  );
};

/** A wooden bench and desk for three, `width` units wide, seen from behind. */
export const bench = (paint: Paint, x: number, y: number, width: number, scale: number): string => {
  const wood = paint.tone('#a06a3c');
  const half = width / 2;
  return place(
    line(`M${round(-half + 14)} 44V8M${round(half - 14)} 44V8`, darker(wood, 0.35), 9) +
      body(paint, `M${round(-half)} -2H${round(half)}V12H${round(-half)}Z`, wood) +
      line(`M${round(-half)} -1H${round(half)}`, lighter(wood, 0.4), 2.4),
    x,
    y,
    scale,
  );
};

/** A blackboard with chalk marks of a lesson: a sum, a plant, a map; 420 by 200 units from its upper left corner. */
export const blackboard = (paint: Paint, x: number, y: number, scale: number): string => {
  const chalk = paint.tone('#f2efe2');
  const frame = paint.tone('#8a5a34');
  let lines = '';
  for (let row = 0; row < 4; row += 1) {
    let at = 30;
    while (at < 160) {
      const word = paint.random.between(12, 34);
      lines += `M${round(at)} ${48 + row * 26}q${round(word * 0.25)} -7 ${round(word * 0.5)} 0t${round(word * 0.5)} -1`;
      at += word + 9;
    }
  }
  return place(
    shape('M-10 -10H430V210H-10Z', frame) +
      shape('M-10 -10H430V210H-10Z', paint.sides, 0.6) +
      shape('M0 0H420V200H0Z', paint.tone('#24443f')) +
      shape('M0 0H420V200H0Z', paint.downward('#ffffff', '#24443f'), 0.08) +
      line(lines, chalk, 2.4, 0.8) +
      line('M30 26H150', chalk, 3.4, 0.9) +
      line(
        'M232 160C232 130 234 108 234 84M234 124C220 120 210 108 208 96C222 96 232 106 234 124M234 112C248 108 258 96 260 82C246 84 236 94 234 112M234 84C226 70 228 56 234 46C240 56 242 70 234 84M216 160H252',
        chalk,
        2.6,
        0.85,
      ) +
      line('M232 162C226 172 220 176 214 184M234 162V188M236 162C242 172 248 176 254 184', chalk, 1.8, 0.7) +
      line(
        'M330 40C322 60 332 74 326 92C320 112 336 128 332 148C330 160 338 168 342 178C352 170 356 156 352 144C366 132 360 116 352 106C358 86 346 70 350 54C344 44 338 40 330 40Z',
        chalk,
        2.6,
        0.9,
      ) +
      line('M352 66C360 80 362 92 364 106', paint.tone('#8fc7cf'), 4, 0.9) +
      shape(oval(340, 120, 3.4, 3.4), paint.tone(PALETTE.amber)) +
      shape('M-14 206H434V216H-14Z', darker(frame, 0.2)) +
      shape('M60 202h20v5h-20ZM90 203h14v4h-14Z', chalk),
    x,
    y,
    scale,
  );
};
