import { mix, PALETTE } from '../colour';
import { body, line, type Paint, place, round, shape } from '../paint';

/** Warm light spreading from a point. */
export const glow = (x: number, y: number, radius: number, strength: number, paint: Paint): string => {
  const fill = paint.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#ffe3a0" stop-opacity="${round(strength, 2)}"/><stop offset="0.25" stop-color="#ffc061" stop-opacity="${round(strength * 0.6, 2)}"/>` +
      `<stop offset="0.6" stop-color="#f09a3e" stop-opacity="${round(strength * 0.2, 2)}"/><stop offset="1" stop-color="#f09a3e" stop-opacity="0"/></radialGradient>`,
  );
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
};

/** A storm lantern, about 100 units tall, burning. */
export const lantern = (paint: Paint, x: number, y: number, scale: number): string => {
  const tin = mix(paint.tone('#8a9a9c'), '#c98a4a', 0.35);
  return place(
    glow(0, -46, 120, 0.9, paint) +
      line('M-26 -12V-82M26 -12V-82', tin, 4) +
      line('M-22 -86C-20 -112 20 -112 22 -86', tin, 2.6) +
      shape('M-17 -16C-26 -34 -24 -56 -13 -72H13C24 -56 26 -34 17 -16Z', '#ffe9b0', 0.92) +
      shape('M0 -62C9 -48 11 -38 8 -30C6 -23 -6 -23 -8 -30C-11 -38 -7 -46 0 -62Z', '#ff9f2f') +
      shape('M0 -50C5 -42 6 -36 4 -31C2 -27 -3 -27 -4 -31C-6 -36 -3 -42 0 -50Z', '#fff6d8') +
      line('M-14 -70C-22 -56 -24 -36 -17 -18M14 -70C22 -56 24 -36 17 -18', PALETTE.paper, 1.4, 0.8) +
      body(paint, 'M-18 -72H18L12 -84H-12Z', tin) +
      body(paint, 'M-9 -84H9V-92H-9Z', tin) +
      body(paint, 'M-24 -16H24L28 0Q0 6 -28 0Z', tin),
    x,
    y,
    scale,
  );
};
