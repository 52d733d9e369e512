import type { Colour } from '../../colour';
import { body, groundShadow, type Paint, place } from '../../paint';
import { foliage } from './foliage';
import { limb } from './limb';

/** A blue gum: tall, pale and thin, its leaves in hanging tufts; about 420 units. */
export const blueGum = (paint: Paint, x: number, y: number, scale: number, local: Colour = '#56775a'): string => {
  const bark = paint.tone('#b9a68c');
  const tufts = [
    [-30, -220, 34, 30],
    [34, -250, 38, 34],
    [-22, -300, 44, 36],
    [28, -340, 40, 36],
    [-8, -386, 36, 40],
  ] as const;
  return (
    groundShadow(paint, x, y, 70 * scale, 0.3) +
    place(
      body(
        paint,
        limb([0, 4], [-3, -230], 17, 10, 3) +
          limb([-3, -220], [4, -390], 10, 4, -3) +
          limb([-2, -170], [-32, -230], 5, 3, 2) +
          limb([0, -200], [36, -262], 5, 3, -2),
        bark,
      ) + tufts.map(([cx, cy, rx, ry]) => foliage(paint, cx, cy, rx, ry, local, 0.2, 1)).join(''),
      x,
      y,
      scale,
    )
  );
};
