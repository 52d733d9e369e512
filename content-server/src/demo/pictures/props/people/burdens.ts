import { PALETTE } from '../../colour';
import { oval } from '../../geometry';
import { body, line, type Paint, shape } from '../../paint';

/** What somebody carries on her head. */
export type Burden = 'bucket' | 'basket' | 'bundle' | 'none';

/** The burdens, standing on a head whose top is at y -101. */
export const burdens: Record<Burden, (paint: Paint) => string> = {
  none: () => '',
  bucket: (paint) =>
    body(paint, 'M-11 -123L11 -123L8.6 -103L-8.6 -103Z', paint.tone('#2f7fa0')) +
    shape(oval(0, -123, 11, 2.6), paint.tone('#c9e4e6')),
  basket: (paint) =>
    shape(oval(-5, -114, 5, 5) + oval(4, -115, 6, 5) + oval(10, -113, 4, 4), paint.tone('#c4452b')) +
    body(
      paint,
      'M-16 -113C-14 -104 -8 -102 0 -102C8 -102 14 -104 16 -113C8 -110 -8 -110 -16 -113Z',
      paint.tone(PALETTE.straw),
    ) +
    line('M-14.6 -109C-8 -106 8 -106 14.6 -109M-12 -106C-6 -104 6 -104 12 -106', paint.tone(PALETTE.clay), 0.8, 0.7),
  bundle: (paint) =>
    body(
      paint,
      'M-15 -104C-20 -114 -10 -122 0 -121C12 -122 20 -113 14 -104C6 -100 -6 -100 -15 -104Z',
      paint.tone('#e3d3ae'),
    ) + line('M-3 -121C-5 -114 -4 -108 -2 -102M5 -121C7 -114 6 -108 4 -102', paint.tone('#a88c58'), 0.9),
};
