import { CLOTH, type Colour, PALETTE } from '../../colour';
import { oval } from '../../geometry';
import { body, groundShadow, type Paint, place, shape } from '../../paint';
import { chitenge, plainOf, someCloth } from '../chitenge';
import { arm, head, headwrap, neck, strawHat } from './figure';

/** A man sitting on the ground, from behind, about 56 units tall. */
export const seatedMan = (
  paint: Paint,
  x: number,
  y: number,
  scale: number,
  look: { hat?: boolean; shirt?: Colour } = {},
): string => {
  const shirt = paint.tone(look.shirt ?? paint.random.pick(CLOTH));
  const inner =
    body(paint, 'M-21 -2C-20 -10 -12 -16 0 -16C12 -16 20 -10 21 -2C12 2 -12 2 -21 -2Z', paint.tone('#4a4a48')) +
    arm(paint, 'M-11 -41C-15 -32 -16 -24 -14 -14', 'M-11 -41C-13.4 -36 -14.4 -32 -14.8 -28', shirt) +
    arm(paint, 'M11 -41C15 -32 16 -24 14 -14', 'M11 -41C13.4 -36 14.4 -32 14.8 -28', shirt) +
    place(neck(paint), 0, 38) +
    body(
      paint,
      'M-12 -43C-7.6 -47 7.6 -47 12 -43C13 -32 11.4 -22 10.6 -10L-10.6 -10C-11.4 -22 -13 -32 -12 -43Z',
      shirt,
    ) +
    head(paint, 0, -54, 6.4) +
    (look.hat ? place(strawHat(paint), 0, 38) : '');
  return groundShadow(paint, x, y - scale, 36 * scale) + place(inner, x, y, scale);
};

/** A woman sitting on the ground with legs tucked under a chitenge, from behind, about 52 units tall. */
export const seated = (paint: Paint, x: number, y: number, scale: number, flip = false): string => {
  const cloth = someCloth(paint);
  const blouse = paint.tone(paint.random.pick(CLOTH));
  const inner =
    body(paint, 'M-18 -3C-19 -12 -12 -19 0 -19C12 -19 20 -12 21 -4C14 1 -12 1 -18 -3Z', chitenge(paint, cloth, 9)) +
    arm(paint, 'M-9.6 -38C-13 -30 -13 -24 -9 -16', 'M-9.6 -38C-11.4 -34 -12.2 -31 -12.3 -29', blouse) +
    arm(paint, 'M9.6 -38C13 -30 13 -24 9 -16', 'M9.6 -38C11.4 -34 12.2 -31 12.3 -29', blouse) +
    place(neck(paint), 0, 41) +
    body(
      paint,
      'M-10.6 -40C-6.6 -44 6.6 -44 10.6 -40C11.8 -30 10.4 -22 9.6 -14L-9.6 -14C-10.4 -22 -11.8 -30 -10.6 -40Z',
      blouse,
    ) +
    place(shape(oval(0, -92, 6.2, 7.2), paint.tone(PALETTE.skin)) + headwrap(paint, paint.tone(plainOf(cloth))), 0, 41);
  return groundShadow(paint, x, y - scale, 34 * scale) + place(inner, x, y, scale, flip);
};
