import { type Colour, PALETTE } from '../../colour';
import { body, groundShadow, type Paint, place } from '../../paint';
import { foliage } from './foliage';
import { limb } from './limb';

/** A flat-topped acacia, about 240 units tall. */
export const acacia = (paint: Paint, x: number, y: number, scale: number, local: Colour = '#5f7f43'): string => {
  const bark = paint.tone(PALETTE.bark);
  const trunk =
    limb([0, 2], [8, -96], 17, 11, 4) +
    limb([6, -86], [-76, -186], 10, 4, -14) +
    limb([8, -90], [96, -180], 10, 4, 16) +
    limb([8, -92], [16, -196], 9, 4, -4) +
    limb([-30, -136], [-28, -196], 5, 3, 2) +
    limb([48, -136], [54, -190], 5, 3, 2);
  return (
    groundShadow(paint, x, y, 150 * scale, 0.3) +
    place(
      body(paint, trunk, bark) +
        foliage(paint, -70, -196, 78, 20, local, 0.3, 2) +
        foliage(paint, 92, -190, 74, 18, local, 0.3, 2) +
        foliage(paint, 12, -212, 104, 24, local, 0.28, 2),
      x,
      y,
      scale,
    )
  );
};
