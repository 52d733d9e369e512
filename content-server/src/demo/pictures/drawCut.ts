import type { Cut } from './catalogue';
import { frame } from './frame';
import { LIGHTS } from './light';
import { createPaint } from './paint';
import { rainfall } from './props/sky';
import { randomFrom } from './random';
import { SCENES } from './scenes';

/** Draws a cut as SVG, `width` by `height` pixels. The same name and cut always give the same drawing. */
export const drawCut = (name: string, [scene, light, x, y, view]: Cut, width: number, height: number): string => {
  const paint = createPaint(LIGHTS[light], randomFrom(name));
  const weather = light === 'rain' ? rainfall : () => '';
  return frame(paint, SCENES[scene](paint) + weather(paint), { x, y, width: view }, width, height);
};
