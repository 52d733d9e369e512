import { PALETTE } from '../../colour';
import { leafTuft, oval } from '../../geometry';
import { body, line, type Paint, shape } from '../../paint';

/** What somebody carries on her head. */
export type Burden = 'bucket' | 'basket' | 'leaves' | 'bundle' | 'none';

const woven = (paint: Paint): string =>
  body(
    paint,
    'M-16 -111C-14 -102 -8 -100 0 -100C8 -100 14 -102 16 -111C8 -108 -8 -108 -16 -111Z',
    paint.tone(PALETTE.straw),
  ) + line('M-14.6 -107C-8 -104 8 -104 14.6 -107M-12 -104C-6 -102 6 -102 12 -104', paint.tone(PALETTE.clay), 0.8, 0.7);

const picked =
  leafTuft(-9, -111, 5, 0.4) + leafTuft(0, -114, 6, -0.3) + leafTuft(8, -111, 5, 0.2) + leafTuft(2, -109, 7, 0);

/** The burdens, standing on a head whose top is at y -101. */
export const burdens: Record<Burden, (paint: Paint) => string> = {
  none: () => '',
  bucket: (paint) =>
    body(paint, 'M-11 -120L11 -120L8.6 -100L-8.6 -100Z', paint.tone('#2f7fa0')) +
    shape(oval(0, -120, 11, 2.6), paint.tone('#c9e4e6')),
  basket: (paint) =>
    shape(oval(-5, -112, 5, 5) + oval(4, -113, 6, 5) + oval(10, -111, 4, 4), paint.tone('#c4452b')) + woven(paint),
  leaves: (paint) => shape(picked, paint.tone(PALETTE.tea)) + woven(paint),
  bundle: (paint) =>
    body(
      paint,
      'M-15 -104C-20 -114 -10 -122 0 -121C12 -122 20 -113 14 -104C6 -100 -6 -100 -15 -104Z',
      paint.tone('#e3d3ae'),
    ) + line('M-3 -121C-5 -114 -4 -108 -2 -102M5 -121C7 -114 6 -108 4 -102', paint.tone('#a88c58'), 0.9),
};
