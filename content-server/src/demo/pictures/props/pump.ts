import { lighter } from '../colour';
import { oval } from '../geometry';
import { body, groundShadow, line, type Paint, place, shape } from '../paint';

/** A lever hand pump, about 95 units tall, with water running from its spout. */
export const pump = (paint: Paint, x: number, y: number, scale: number): string => {
  const steel = paint.tone('#3f7f94');
  return place(
    body(paint, 'M-9 14L-8 -62H8L9 14Z', steel) +
      body(paint, 'M-13 18Q0 24 13 18L12 8H-12Z', paint.tone('#2c5f70')) +
      body(paint, 'M-14 -60H14L11 -88H-11Z', steel) +
      body(paint, 'M-16 -92Q0 -102 16 -92L14 -86H-14Z', paint.tone('#2c5f70')) +
      line('M4 -80L-66 -66L-84 -54', paint.tone('#2c4f5c'), 6) +
      line('M4 -82L-66 -68', lighter(steel, 0.4), 1.6, 0.7) +
      body(paint, 'M6 -50H40Q50 -49 50 -38V-33H42V-37Q42 -41 38 -41H6Z', steel) +
      line('M46 -32Q47 -10 48 2', paint.tone('#d8eef0'), 5.4, 0.9) +
      line('M45 -32Q46 -10 47 0', '#ffffff', 1.6, 0.8),
    x,
    y,
    scale,
  );
};

/** A plastic bucket with water in it, about 30 units tall. */
export const bucket = (paint: Paint, x: number, y: number, scale: number, colour: string): string =>
  groundShadow(paint, x, y, 34 * scale) +
  place(
    line('M-17 -30C-16 -50 16 -50 17 -30', paint.tone('#6d7577'), 1.6) +
      body(paint, 'M-18 -30L-13 0Q0 4 13 0L18 -30Z', paint.tone(colour)) +
      shape(oval(0, -30, 18, 4.4), paint.tone('#d6ecee')) +
      shape(oval(0, -29.4, 14, 2.8), paint.tone('#8cc3cf')),
    x,
    y,
    scale,
  );
