import { type Colour, darker, lighter, PALETTE } from '../../colour';
import { oval } from '../../geometry';
import { body, line, type Paint, round, shape } from '../../paint';

/**
 * People, seen from behind or from the side, without faces: present and dignified, and nobody's likeness.
 * A grown person is 100 units tall with the feet at the origin; `place` them with the scale the scene wants.
 */

/** A head with short hair, `r` its half width. */
export const head = (paint: Paint, x: number, y: number, r: number): string =>
  body(paint, oval(x, y, r * 0.92, r * 1.12), paint.tone(PALETTE.skin)) +
  shape(
    `M${round(x - r)} ${round(y + r * 0.12)}C${round(x - r * 1.1)} ${round(y - r * 1.5)} ${round(x + r * 1.1)} ${round(y - r * 1.5)} ${round(x + r)} ${round(y + r * 0.12)}C${round(x + r * 0.5)} ${round(y + r * 0.45)} ${round(x - r * 0.5)} ${round(y + r * 0.45)} ${round(x - r)} ${round(y + r * 0.12)}Z`,
    paint.tone('#1d1512'),
  );

/** A neck for a head at y -92. */
export const neck = (paint: Paint) => shape('M-3 -89L3 -89L4.4 -80L-4.4 -80Z', paint.tone(PALETTE.deepSkin));

/** A duku: cloth wound around the head and knotted behind. */
export const headwrap = (paint: Paint, colour: Colour) =>
  body(paint, 'M-7 -91C-8.6 -104 8.6 -104 7 -91C4 -87.4 -4 -87.4 -7 -91Z', colour) +
  body(
    paint,
    'M-2 -90C-6 -89 -7 -84 -5 -81C-2 -83 0 -86 1 -89C3 -85 5 -84 7 -84C8 -87 5 -90 2 -91Z',
    darker(colour, 0.15),
  ) +
  line('M-6 -94C-2 -97 3 -97 6.4 -95M-5 -98C-1 -100 3 -100 5 -99', lighter(colour, 0.3), 0.7, 0.7);

/** An arm along `d`, with a sleeve along its upper part. */
export const arm = (paint: Paint, d: string, sleeve: string, colour: Colour) =>
  line(d, paint.tone(PALETTE.skin), 3.9) + line(sleeve, colour, 5.6) + line(sleeve, paint.light.shadow, 5.6, 0.14);

/** A straw hat on a head at y -92. */
export const strawHat = (paint: Paint) =>
  body(paint, 'M-6.4 -95C-6.6 -104 6.6 -104 6.4 -95Z', paint.tone(PALETTE.straw)) +
  body(paint, 'M-11.4 -94C-6 -97.6 6 -97.6 11.4 -94C6 -92 -6 -92 -11.4 -94Z', paint.tone(PALETTE.straw));
