import { type Colour, darker, mix, multiply } from './colour';
import type { Light } from './light';
import type { Random } from './random';

/** The stage every scene is drawn on, in its own units; pictures are cut out of it. */
export const STAGE = { width: 1600, height: 1066 } as const;

/** What a scene paints with: its light, its chance, and the gradients and patterns it has asked for. */
export interface Paint {
  light: Light;
  random: Random;
  /** A surface's own colour as it looks in this light, `depth` 0 (near) to 1 (lost in the haze). */
  tone(local: Colour, depth?: number): Colour;
  /** Registers a definition once and answers `url(#id)`. */
  define(make: (id: string) => string): string;
  /** A fill running from the first colour (top) to the last (bottom). */
  downward(...colours: Colour[]): string;
  /** The overlay that lights one side of a body and shades the other. */
  sides: string;
  /** The collected definitions. */
  definitions(): string;
}

const stops = (colours: readonly string[]) =>
  colours
    .map(
      (colour, index) => `<stop offset="${round(index / Math.max(1, colours.length - 1), 3)}" stop-color="${colour}"/>`,
    )
    .join('');

/** A number as short text: drawings are written with one decimal. */
export const round = (value: number, decimals = 1): string => {
  const scale = 10 ** decimals;
  return String(Math.round(value * scale) / scale);
};

/** Paint for one picture. */
export const createPaint = (light: Light, random: Random): Paint => {
  const known = new Map<string, string>();
  const define = (make: (id: string) => string) => {
    const key = make('#');
    const id = known.get(key) ?? `d${known.size}`;
    known.set(key, id);
    return `url(#${id})`;
  };
  const fromLeft = (light.sun?.x ?? 0.2) < 0.5;
  const sides = define(
    (id) =>
      `<linearGradient id="${id}" x1="${fromLeft ? 0 : 1}" y1="0" x2="${fromLeft ? 1 : 0}" y2="0.25">` +
      `<stop offset="0" stop-color="${light.key}" stop-opacity="${round(light.contrast * 0.85, 2)}"/>` +
      `<stop offset="0.32" stop-color="${light.key}" stop-opacity="0"/>` +
      `<stop offset="0.5" stop-color="${light.shadow}" stop-opacity="0"/>` +
      `<stop offset="1" stop-color="${light.shadow}" stop-opacity="${round(light.contrast * 0.95, 2)}"/></linearGradient>`,
  );
  return {
    light,
    random,
    tone: (local, depth = 0) => mix(multiply(local, light.ambient), light.haze, depth),
    define,
    downward: (...colours) =>
      define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`),
    sides,
    definitions: () => [...known].map(([make, id]) => make.replace('id="#"', `id="${id}"`)).join(''),
  };
};

/** A closed shape filled with one colour. */
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${round(opacity, 2)}"` : ''}/>`;

/** A closed shape with a lit and a shaded side. */
export const body = (paint: Paint, d: string, fill: string): string => shape(d, fill) + shape(d, paint.sides);

/** An open line with round ends. */
export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width, 2)}" stroke-linecap="round" stroke-linejoin="round"` +
  `${opacity < 1 ? ` opacity="${round(opacity, 2)}"` : ''}/>`;

/** Drawn content moved and scaled; `flip` mirrors it left to right. */
export const place = (content: string, x: number, y: number, scale = 1, flip = false): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(flip ? -scale : scale, 3)} ${round(scale, 3)})">${content}</g>`;

/** A soft shadow on the ground, falling away from the light. */
export const groundShadow = (paint: Paint, x: number, y: number, width: number, strength = 0.45): string => {
  const away = (paint.light.sun?.x ?? 0.2) < 0.5 ? 1 : -1;
  const long = (paint.light.sun?.y ?? 0.2) > 0.3 ? 1.35 : 0.85;
  const dark = darker(paint.light.shadow, 0.2);
  const fill = paint.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${dark}" stop-opacity="${strength}"/><stop offset="0.55" stop-color="${dark}" stop-opacity="${round(strength * 0.7, 2)}"/>` +
      `<stop offset="1" stop-color="${dark}" stop-opacity="0"/></radialGradient>`,
  );
  const rx = width * 0.72 * long;
  return `<ellipse cx="${round(x + away * (rx - width * 0.42))}" cy="${round(y)}" rx="${round(rx)}" ry="${round(width * 0.13)}" fill="${fill}"/>`;
};
