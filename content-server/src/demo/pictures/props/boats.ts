import { type Colour, darker, mix, PALETTE } from '../colour';
import { body, groundShadow, line, type Paint, place, shape } from '../paint';
import { head } from './people/figure';
import { ripple } from './water';

/** A dugout canoe (bwato) about 220 units long, its waterline at y 0; `crew` of 1 or 2 with paddles. */
export const canoe = (
  paint: Paint,
  x: number,
  y: number,
  scale: number,
  cloths: readonly Colour[],
  flip = false,
): string => {
  const wood = paint.tone(PALETTE.bark);
  const hull = 'M-118 -16C-96 -8 -70 -5 0 -5C70 -5 96 -9 122 -19C112 -3 96 9 66 11L-66 11C-94 9 -108 0 -118 -16Z';
  const inside = 'M-104 -11C-80 -5 80 -5 108 -13C84 -1 -82 0 -104 -11Z';
  const reflection = 'M-112 12C-60 15 60 15 112 12C90 36 -84 38 -112 12Z';
  const crew = cloths
    .map((cloth, index) => place(paddler(paint, cloth, index === 0), index === 0 ? 52 : -52, -6))
    .join('');
  return place(
    shape(reflection, mix(paint.light.shadow, paint.light.sky[2], 0.12), 0.5) +
      shape('M30 14L70 14L62 66L42 60ZM-70 14L-36 14L-46 58L-62 54Z', paint.light.shadow, 0.28) +
      shape(inside, darker(wood, 0.55)) +
      crew +
      body(paint, hull, wood) +
      line('M-116 -15C-96 -8 -70 -5 0 -5C70 -5 96 -9 120 -18', mix(wood, paint.light.key, 0.6), 2, 0.9) +
      ripple(paint, 0, 10, 128),
    x,
    y,
    scale,
    flip,
  );
};

/** A man standing or sitting in the canoe with his paddle, seen from the side; feet at the origin. */
const paddler = (paint: Paint, cloth: Colour, standing: boolean): string => {
  const skin = paint.tone(PALETTE.deepSkin);
  const shirt = paint.tone(cloth);
  if (!standing) {
    return (
      body(paint, 'M-20 0C-22 -12 -6 -18 4 -16L16 -2L14 2Z', paint.tone('#3c4a52')) +
      body(paint, 'M-12 -14C-14 -30 -8 -44 2 -46C12 -45 14 -34 12 -24L8 -10Z', shirt) +
      line('M6 -40C14 -34 20 -28 26 -26', skin, 6) +
      line('M30 -58L24 -20L18 12', paint.tone('#8a6a48'), 3) +
      head(paint, 4, -56, 9)
    );
  }
  return (
    line('M-7 0L-5 -30L2 -52M9 0L9 -28L6 -52', paint.tone('#3c4a52'), 9) +
    body(paint, 'M-8 -48C-10 -66 -6 -86 6 -88C17 -87 17 -68 13 -48Z', shirt) +
    line('M8 -82C18 -76 24 -66 27 -60M2 -80C10 -66 18 -54 24 -46', skin, 6) +
    line('M30 -112L22 -28L14 22', paint.tone('#8a6a48'), 3.4) +
    shape('M18 8C12 18 10 30 14 34C19 32 20 20 19 8Z', paint.tone('#8a6a48')) +
    head(paint, 6, -98, 9.5)
  );
};

/** A boat drawn up on the beach. */
export const beachedBoat = (
  paint: Paint,
  x: number,
  y: number,
  scale: number,
  paintwork: Colour,
  flip = false,
): string => {
  const side = paint.tone(paintwork);
  return (
    groundShadow(paint, x, y + 6 * scale, 150 * scale) +
    place(
      shape('M-140 -44C-90 -22 80 -22 150 -58C110 -30 -90 -24 -140 -44Z', darker(side, 0.6)) +
        body(paint, 'M-140 -44C-80 -24 80 -24 150 -58C140 -22 110 6 70 8L-80 8C-116 4 -134 -20 -140 -44Z', side) +
        line('M-139 -43C-80 -23 80 -23 149 -57', paint.tone(PALETTE.paper), 5) +
        line('M-128 -22C-70 -6 80 -6 136 -30', paint.tone(PALETTE.amber), 5, 0.9),
      x,
      y,
      scale,
      flip,
    )
  );
};
