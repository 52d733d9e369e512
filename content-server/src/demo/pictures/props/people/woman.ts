import { CLOTH, darker, PALETTE } from '../../colour';
import { oval } from '../../geometry';
import { body, groundShadow, line, type Paint, place, round, shape } from '../../paint';
import { chitenge, type Cloth, plainOf, someCloth } from '../chitenge';
import { type Burden, burdens } from './burdens';
import { arm, headwrap, neck } from './figure';

export interface WomanLook {
  cloth?: Cloth;
  burden?: Burden;
  baby?: boolean;
  /** Long stride, for somebody on her way. */
  walking?: boolean;
  flip?: boolean;
}

/** A woman in blouse and chitenge, from behind. */
export const woman = (paint: Paint, x: number, y: number, scale: number, look: WomanLook = {}): string => {
  const cloth = look.cloth ?? someCloth(paint);
  const blouse = paint.tone(paint.random.chance(0.5) ? plainOf(cloth) : paint.random.pick(CLOTH));
  const wrap = chitenge(paint, cloth, 9);
  const skin = paint.tone(PALETTE.deepSkin);
  const stride = look.walking ? 3.5 : 0;
  const skirt = `M-8.6 -58C-13.5 -51 -13.6 -42 -12.4 -27L${round(-10.4 - stride)} -7.5Q${round(-stride)} -4 ${round(10 + stride)} -7L12.2 -27C13.6 -42 13.5 -51 8.6 -58Z`;
  const feet = `M${round(-5 - stride)} -8L${round(-5 - stride)} -2M${round(5 + stride)} -8L${round(5 + stride)} -2.5`;
  const torso =
    'M-11 -80.5C-7 -84.6 7 -84.6 11 -80.5C12.2 -72 10.2 -64 8.8 -56L-8.8 -56C-10.2 -64 -12.2 -72 -11 -80.5Z';
  const left = arm(
    paint,
    'M-10.6 -78C-14 -69 -14.6 -60 -12.6 -49',
    'M-10.2 -78.5C-12.6 -73 -13.6 -69 -13.8 -66',
    blouse,
  );
  const raised = look.burden && look.burden !== 'none';
  const right = raised
    ? arm(paint, 'M10 -78C16 -82 19 -92 13 -106', 'M10 -78.5C13 -80 15 -83 16 -86', blouse)
    : arm(paint, 'M10.6 -78C14 -69 14.8 -60 13 -50', 'M10.2 -78.5C12.6 -73 13.6 -69 13.8 -66', blouse);
  const folds = line(
    `M-3 -52C-5 -38 -5 -22 ${round(-5 - stride / 2)} -8M4 -54C7 -38 6 -24 ${round(6 + stride / 2)} -9`,
    paint.light.shadow,
    0.9,
    0.32,
  );
  return (
    groundShadow(paint, x, y - scale, 26 * scale) +
    place(
      line(feet, skin, 4) +
        shape(oval(-5 - stride, -1.6, 3.6, 1.7) + oval(5 + stride, -2, 3.6, 1.7), darker(skin, 0.4)) +
        left +
        right +
        neck(paint) +
        body(paint, torso, blouse) +
        body(paint, skirt, wrap) +
        folds +
        line('M-9 -57C-4 -55.4 4 -55.4 9 -57', darker(paint.tone(cloth.base), 0.3), 1.6) +
        (look.baby ? onBack(paint, someCloth(paint)) : '') +
        shape(oval(0, -92, 6.2, 7.2), paint.tone(PALETTE.skin)) +
        headwrap(paint, paint.tone(plainOf(cloth))) +
        burdens[look.burden ?? 'none'](paint),
      x,
      y,
      scale,
      look.flip,
    )
  );
};

/** A baby tied on the back with a second chitenge. */
const onBack = (paint: Paint, cloth: Cloth): string =>
  line('M-4.4 -60C-9 -58 -11 -55 -10.6 -52M4.4 -60C9 -58 11 -55 10.6 -52', paint.tone(PALETTE.skin), 2.6) +
  body(
    paint,
    'M-11.4 -74C-6 -78 6 -78 11.4 -74C13 -66 12 -58 9 -53C4 -49.6 -4 -49.6 -9 -53C-12 -58 -13 -66 -11.4 -74Z',
    chitenge(paint, cloth, 8),
  ) +
  line('M-10.6 -79L10 -71M10.6 -79L-10 -71', paint.tone(cloth.base), 2.4, 0.9) +
  body(paint, oval(0.8, -79, 4.2, 4.8), paint.tone(PALETTE.skin)) +
  body(paint, 'M-3.6 -79C-4 -86 5.6 -86 5.2 -79C3 -81 -1.4 -81 -3.6 -79Z', paint.tone('#f0d7a0'));
