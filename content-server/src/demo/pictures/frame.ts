import { type Paint, round, STAGE } from './paint';

/** A part of the stage, in the stage's units; its shape should be that of the picture. */
export interface View {
  x: number;
  y: number;
  width: number;
}

/** The finished drawing: what the view shows of the stage, with the light gathered in the middle. */
export const frame = (paint: Paint, content: string, view: View, width: number, height: number): string => {
  const tall = (view.width * height) / width;
  const vignette = paint.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.5" cy="0.46" r="0.78"><stop offset="0.62" stop-color="${paint.light.shadow}" stop-opacity="0"/>` +
      `<stop offset="1" stop-color="${paint.light.shadow}" stop-opacity="0.34"/></radialGradient>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${round(view.x)} ${round(view.y)} ${round(view.width)} ${round(tall)}">` +
    `<defs>${paint.definitions()}</defs><rect width="${STAGE.width}" height="${STAGE.height}" fill="${paint.light.haze}"/>${content}` +
    `<rect x="${round(view.x)}" y="${round(view.y)}" width="${round(view.width)}" height="${round(tall)}" fill="${vignette}"/></svg>`
  );
};
