import { type Colour, PALETTE } from '../../colour';
import { body, groundShadow, type Paint, place, shape } from '../../paint';
import { foliage } from './foliage';
import { limb } from './limb';

/** A spreading shade tree (mango), about 300 units tall, its foot at (x, y). */
export const shadeTree = (
  paint: Paint,
  x: number,
  y: number,
  scale: number,
  local: Colour = PALETTE.deepLeaf,
): string => {
  const bark = paint.tone(PALETTE.bark);
  const trunk =
    limb([0, 4], [-4, -120], 40, 26, 5) +
    limb([-6, -100], [-70, -190], 22, 8, -10) +
    limb([2, -100], [76, -180], 20, 8, 12) +
    limb([0, -110], [6, -210], 18, 8, 4);
  const crown = [
    [-86, -196, 92, 62],
    [88, -188, 94, 62],
    [0, -236, 120, 74],
    [-40, -180, 80, 46],
    [44, -176, 84, 44],
  ] as const;
  return (
    groundShadow(paint, x, y, 190 * scale, 0.4) +
    place(
      shape('M-32 8C-17 -6 -14 -30 -12 -72L11 -72C13 -30 20 -6 38 8C14 2 -12 2 -32 8Z', bark) +
        body(paint, trunk, bark) +
        crown
          .map(([cx, cy, rx, ry]) => foliage(paint, cx, cy, rx, ry, local, 0.13 / Math.max(1, scale * 0.75), 1.1))
          .join(''),
      x,
      y,
      scale,
    )
  );
};
