import { darker, isPale, lighter, mix } from './colour';
import { oval } from './geometry';
import { centredLettering, textWidth } from './letters';
import { LIGHTS } from './light';
import { createPaint, shape } from './paint';
import { chitenge, someCloth } from './props/chitenge';
import { randomFrom } from './random';

/** Side of a portrait tile in pixels. */
export const PORTRAIT_SIZE = 600;

/** A portrait tile: two initials on a medallion over chitenge cloth, safe to be cut round. No likeness of anybody. */
export const portrait = (initials: string, seed: string): string => {
  const random = randomFrom(seed);
  const paint = createPaint(LIGHTS.noon, random);
  const cloth = someCloth(paint);
  const ground = mix(isPale(cloth.base) ? cloth.motif : cloth.base, '#0f3a44', 0.3);
  const pale = '#f7efdf';
  const height = Math.min(120, 2600 / textWidth(initials, 3.2));
  let rays = '';
  for (let index = 0; index < 48; index += 1) {
    const angle = (index / 48) * Math.PI * 2;
    const [inner, outer] = [206, index % 2 ? 226 : 240];
    const at = (reach: number, turn: number) =>
      `${(300 + Math.cos(angle + turn) * reach).toFixed(1)} ${(300 + Math.sin(angle + turn) * reach).toFixed(1)}`;
    rays += `M${at(inner, -0.035)}L${at(outer, 0)}L${at(inner, 0.035)}Z`;
  }
  const disc = paint.downward(lighter(ground, 0.16), ground, darker(ground, 0.3));
  const light = paint.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.3" cy="0.2" r="1"><stop offset="0" stop-color="#fff3cf" stop-opacity="0.34"/><stop offset="0.6" stop-color="#fff3cf" stop-opacity="0"/><stop offset="1" stop-color="#0b1f28" stop-opacity="0.45"/></radialGradient>`,
  );
  const content =
    `<rect width="600" height="600" fill="${chitenge(paint, cloth, 100)}"/>` +
    `<rect width="600" height="600" fill="${light}"/>` +
    shape(oval(300, 308, 212, 212), '#0b1f28', 0.28) +
    shape(rays, cloth.motif) +
    shape(oval(300, 300, 206, 206), pale) +
    shape(oval(300, 300, 194, 194), disc) +
    `<circle cx="300" cy="300" r="180" fill="none" stroke="${cloth.motif}" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round"/>` +
    centredLettering(initials, 300, 300 - height / 2, height, pale, height * 0.14, 3.2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_SIZE}" height="${PORTRAIT_SIZE}" viewBox="0 0 600 600"><defs>${paint.definitions()}</defs>${content}</svg>`;
};
