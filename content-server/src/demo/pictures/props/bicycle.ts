import { type Colour, mix, PALETTE } from '../colour';
import { oval } from '../geometry';
import { body, groundShadow, line, type Paint, place, round, shape } from '../paint';
import { chitenge, someCloth } from './chitenge';
import { head } from './people/figure';

const wheel = (paint: Paint, x: number): string => {
  let spokes = '';
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI;
    spokes += `M${round(x - Math.cos(angle) * 20)} ${round(-21 - Math.sin(angle) * 20)}L${round(x + Math.cos(angle) * 20)} ${round(-21 + Math.sin(angle) * 20)}`;
  }
  return (
    line(spokes, mix(paint.light.shadow, paint.light.key, 0.4), 0.7, 0.8) +
    `<circle cx="${x}" cy="-21" r="20" fill="none" stroke="${mix(paint.light.shadow, '#000000', 0.3)}" stroke-width="3"/>`
  );
};

export type Load = 'none' | 'maize' | 'charcoal' | 'passenger' | 'milk';

const loads: Record<Load, (paint: Paint) => string> = {
  none: () => '',
  maize: (paint) =>
    body(paint, 'M-58 -46C-64 -58 -60 -72 -44 -73C-28 -73 -22 -60 -26 -46Z', paint.tone('#eadfc2')) +
    body(paint, 'M-60 -70C-62 -84 -54 -90 -42 -90C-28 -90 -22 -82 -26 -71Z', paint.tone('#dccfae')) +
    line('M-60 -58L-26 -58M-58 -80L-26 -80', paint.tone('#a88c58'), 1.2),
  charcoal: (paint) =>
    body(paint, 'M-58 -46L-62 -96Q-42 -112 -24 -96L-26 -46Z', paint.tone('#4a4a46')) +
    shape('M-60 -94Q-42 -112 -24 -96Q-42 -88 -60 -94Z', paint.tone('#7c8a4a')),
  passenger: (paint) => {
    const cloth = someCloth(paint);
    return (
      body(paint, 'M-50 -48C-54 -60 -48 -66 -38 -66L-30 -52L-34 -22L-46 -22Z', chitenge(paint, cloth, 9)) +
      body(paint, 'M-50 -62C-50 -78 -46 -86 -39 -87C-31 -86 -29 -74 -31 -62Z', paint.tone(cloth.motif)) +
      head(paint, -39, -96, 7) +
      body(paint, 'M-47 -95C-48 -108 -30 -108 -31 -95C-36 -99 -42 -99 -47 -95Z', paint.tone(cloth.base))
    );
  },
  milk: (paint) => body(paint, 'M-52 -48V-66Q-46 -72 -46 -78H-34Q-34 -72 -28 -66V-48Z', paint.tone('#b9c4c6')),
};

/** A rider on a bicycle going to the right, about 115 units tall, wheels on y 0. */
export const cyclist = (
  paint: Paint,
  x: number,
  y: number,
  scale: number,
  shirt: Colour,
  load: Load = 'none',
  flip = false,
): string => {
  const steel = paint.tone('#33505c');
  const skin = paint.tone(PALETTE.deepSkin);
  const trousers = paint.tone('#3b4650');
  return (
    groundShadow(paint, x, y, 110 * scale, 0.5) +
    place(
      wheel(paint, -38) +
        wheel(paint, 40) +
        line('M-38 -21L-6 -22L18 -52L-16 -52L-38 -21M-16 -52L-6 -22M40 -21L20 -60M-18 -58L-14 -46', steel, 3) +
        line('M-56 -44H-22M-38 -21L-50 -44', steel, 2.4) +
        loads[load](paint) +
        line('M20 -60L28 -66', steel, 3) +
        shape('M-26 -60Q-16 -64 -8 -59L-12 -56H-24Z', paint.tone('#2a211c')) +
        line('M-12 -58L10 -44L0 -16', trousers, 9) +
        line('M-14 -58L6 -36L-8 -10', mix(trousers, paint.light.shadow, 0.3), 9) +
        line('M-8 -8H2M-2 -14H8', paint.tone('#2a211c'), 4.4) +
        body(paint, 'M-22 -58C-22 -74 -12 -92 0 -94C10 -92 10 -82 4 -72L-6 -56Z', paint.tone(shirt)) +
        line('M2 -86C10 -76 18 -70 27 -67', skin, 5) +
        line('M2 -87C6 -81 10 -77 14 -74', paint.tone(shirt), 6.6) +
        head(paint, 6, -104, 8),
      x,
      y,
      scale,
      flip,
    )
  );
};

/** A bicycle leaning by itself. */
export const bicycle = (paint: Paint, x: number, y: number, scale: number): string =>
  place(
    wheel(paint, -38) +
      wheel(paint, 40) +
      line(
        'M-38 -21L-6 -22L18 -52L-16 -52L-38 -21M-16 -52L-6 -22M40 -21L20 -62L30 -68M-20 -58L-14 -46',
        paint.tone('#8d3521'),
        3,
      ) +
      shape(oval(-18, -59, 9, 3), paint.tone('#2a211c')) +
      line('M-56 -44H-22', paint.tone('#33505c'), 2.4),
    x,
    y,
    scale,
  );
