import { CLOTH, type Colour, darker, mix, PALETTE } from '../../colour';
import { oval } from '../../geometry';
import { body, groundShadow, line, type Paint, place, round, shape } from '../../paint';
import { arm, head } from './figure';

export interface ChildLook {
  girl?: boolean;
  /** School uniform: shirt and skirt or shorts. */
  uniform?: { top: Colour; bottom: Colour };
  satchel?: boolean;
  walking?: boolean;
  flip?: boolean;
}

/** A child of about eight, 68 units tall, from behind. */
export const child = (paint: Paint, x: number, y: number, scale: number, look: ChildLook = {}): string => {
  const { random } = paint;
  const girl = look.girl ?? random.chance(0.5);
  const top = paint.tone(look.uniform?.top ?? random.pick(CLOTH));
  const bottom = paint.tone(look.uniform?.bottom ?? random.pick(CLOTH));
  const skin = paint.tone(PALETTE.deepSkin);
  const stride = look.walking ? 3 : 0;
  const legs = line(`M-3.6 -26L${round(-3.8 - stride)} -2M3.6 -26L${round(3.8 + stride)} -3`, skin, 3.8);
  const lower = girl
    ? body(paint, 'M-6.4 -36L6.4 -36L9.8 -17Q0 -14 -9.8 -17Z', bottom)
    : body(paint, 'M-6.8 -36L6.8 -36L7.6 -19L0.8 -19L0 -25L-0.8 -19L-7.6 -19Z', bottom);
  const arms =
    arm(paint, 'M-7.4 -50C-10.4 -43 -10.8 -36 -9.6 -28', 'M-7.2 -50C-9 -46 -9.6 -43 -9.8 -42', top) +
    arm(paint, 'M7.4 -50C10.4 -43 10.8 -36 9.6 -28', 'M7.2 -50C9 -46 9.6 -43 9.8 -42', top);
  return (
    groundShadow(paint, x, y - scale, 18 * scale) +
    place(
      legs +
        shape(oval(-3.8 - stride, -1.4, 3, 1.4) + oval(3.8 + stride, -2.4, 3, 1.4), darker(skin, 0.3)) +
        lower +
        arms +
        shape('M-2.4 -57L2.4 -57L3.2 -51L-3.2 -51Z', skin) +
        body(
          paint,
          'M-8 -51.4C-5 -54.4 5 -54.4 8 -51.4C8.4 -46 7.4 -40 7 -34L-7 -34C-7.4 -40 -8.4 -46 -8 -51.4Z',
          top,
        ) +
        (look.satchel
          ? body(paint, 'M-5.6 -50L5.6 -50L6.2 -37L-6.2 -37Z', mix(bottom, paint.tone('#8d4a2f'), 0.7))
          : '') +
        head(paint, 0, -61, 5.6) +
        (girl && !look.uniform
          ? shape(oval(-3.6, -66.4, 1.8, 1.8) + oval(3.6, -66.4, 1.8, 1.8), paint.tone('#f2c14e'))
          : ''),
      x,
      y,
      scale,
      look.flip,
    )
  );
};
