import { CLOTH, type Colour, darker } from '../../colour';
import { oval } from '../../geometry';
import { body, groundShadow, line, type Paint, place, round, shape } from '../../paint';
import { arm, head, neck, strawHat } from './figure';

export interface ManLook {
  shirt?: Colour;
  hat?: boolean;
  hoe?: boolean;
  stick?: boolean;
  walking?: boolean;
  flip?: boolean;
}

/** A man in shirt and trousers, from behind. */
export const man = (paint: Paint, x: number, y: number, scale: number, look: ManLook = {}): string => {
  const shirt = paint.tone(look.shirt ?? paint.random.pick(CLOTH));
  const trousers = paint.tone(paint.random.pick(['#3b4650', '#5b4a3a', '#2f3b4c', '#6b6250']));
  const stride = look.walking ? 5 : 0;
  const legs =
    body(
      paint,
      `M-8.6 -50L-0.4 -50L${round(-1.4 - stride * 0.6)} -24L${round(-2.4 - stride)} -3L${round(-7.4 - stride)} -3L${round(-8 - stride * 0.5)} -25Z`,
      trousers,
    ) +
    body(
      paint,
      `M8.6 -50L-0.2 -50L${round(1.4 + stride * 0.6)} -24L${round(2.6 + stride)} -4L${round(7.4 + stride)} -4L${round(8 + stride * 0.5)} -25Z`,
      darker(trousers, 0.12),
    );
  const torso = 'M-12.2 -80C-7.6 -84.6 7.6 -84.6 12.2 -80C12.8 -68 11 -58 10 -46L-10 -46C-11 -58 -12.8 -68 -12.2 -80Z';
  const hoe =
    line('M-16 -44L22 -106', paint.tone('#8a6a48'), 2) +
    shape('M20 -107L31 -102L26 -93L19 -103Z', paint.tone('#4a5358'));
  const right = look.hoe
    ? arm(paint, 'M11 -78C17 -72 17 -82 9 -88', 'M11 -78C14 -76 15 -74 15.4 -73', shirt)
    : arm(paint, 'M11.4 -78C15 -68 15.4 -58 13.4 -46', 'M11 -78C13.6 -73 14.6 -68 14.8 -65', shirt);
  return (
    groundShadow(paint, x, y - scale, 26 * scale) +
    place(
      shape(oval(-5 - stride, -1.8, 4, 1.9) + oval(5 + stride, -2.6, 4, 1.9), paint.tone('#2a211c')) +
        legs +
        arm(paint, 'M-11.4 -78C-15 -68 -15.4 -58 -13.4 -46', 'M-11 -78C-13.6 -73 -14.6 -68 -14.8 -65', shirt) +
        right +
        neck(paint) +
        body(paint, torso, shirt) +
        line('M-9 -78C-3 -75 3 -75 9 -78M0 -76L0 -50', paint.light.shadow, 0.7, 0.25) +
        head(paint, 0, -92, 6.4) +
        (look.hat ? strawHat(paint) : '') +
        (look.hoe ? hoe : '') +
        (look.stick ? line('M17 -50L19 0', paint.tone('#8a6a48'), 2) : ''),
      x,
      y,
      scale,
      look.flip,
    )
  );
};
