import { line, round } from './paint';

/**
 * An alphabet of our own, drawn with a round pen: names and initials look the same on a machine without fonts.
 * Each letter stands in a box 10 high (0 is the top of capitals, 10 the foot); the number is its width.
 */
const LETTERS: Record<string, readonly [width: number, d: string]> = {
  A: [8, 'M0 10L4 0L8 10M1.5 6.6H6.5'],
  B: [6.4, 'M0 0V10H3.6A2.7 2.7 0 0 0 3.6 4.6H0M0 0H3.2A2.3 2.3 0 0 1 3.2 4.6'],
  C: [7.6, 'M7.6 1.9A4.9 4.9 0 1 0 7.6 8.1'],
  D: [7.6, 'M0 0V10H2.8A5 5 0 0 0 2.8 0Z'],
  E: [5.6, 'M5.6 0H0V10H5.6M0 4.9H4.6'],
  F: [5.4, 'M5.4 0H0V10M0 4.9H4.4'],
  G: [8.2, 'M7.7 1.9A4.9 4.9 0 1 0 8.2 6V5.4H5'],
  H: [7, 'M0 0V10M7 0V10M0 4.9H7'],
  I: [0.2, 'M0.1 0V10'],
  J: [4.6, 'M4.6 0V7A2.6 2.6 0 0 1 0 8'],
  K: [6.6, 'M0 0V10M6.4 0L0 6M2.4 4L6.6 10'],
  L: [5.2, 'M0 0V10H5.2'],
  M: [9, 'M0 10V0L4.5 7L9 0V10'],
  N: [7.2, 'M0 10V0L7.2 10V0'],
  O: [9.8, 'M0 5A4.9 5 0 1 0 9.8 5A4.9 5 0 1 0 0 5Z'],
  P: [6.4, 'M0 10V0H3.4A2.9 2.9 0 0 1 3.4 5.8H0'],
  R: [6.8, 'M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0M3.4 5.6L6.8 10'],
  S: [6, 'M5.8 1.5C4.6 -0.5 0.4 -0.4 0.4 2.5C0.4 5.4 6 4.4 6 7.4C6 10.6 1.2 10.6 0 8.4'],
  T: [7.2, 'M0 0H7.2M3.6 0V10'],
  U: [7, 'M0 0V6.4A3.5 3.5 0 0 0 7 6.4V0'],
  V: [7.6, 'M0 0L3.8 10L7.6 0'],
  W: [11.6, 'M0 0L3 10L5.8 2L8.6 10L11.6 0'],
  Y: [7.2, 'M0 0L3.6 5L7.2 0M3.6 5V10'],
  Z: [6.6, 'M0 0H6.6L0 10H6.6'],
  Ŵ: [11.6, 'M0 0L3 10L5.8 2L8.6 10L11.6 0M4 -1.8L5.8 -3.4L7.6 -1.8'],
  '&': [7.6, 'M7.6 10L2 3.4A1.9 1.9 0 1 1 5 3C5 4.6 0.4 4.8 0.4 7.6C0.4 10.8 5.6 10.6 6.8 6'],
};

const GAP = 2.4;
const SPACE = 4.6;

/** Whether the alphabet has a letter (capitals only). */
export const knownLetter = (letter: string): boolean => letter in LETTERS;

/** How wide a text is at a letter height of 10. */
export const textWidth = (text: string, gap = GAP): number =>
  [...text.toUpperCase()].reduce((sum, letter) => sum + (LETTERS[letter]?.[0] ?? SPACE - gap) + gap, 0) - gap;

/** A text in capitals, drawn as lines: its upper left corner at (x, y), letters `height` tall, the pen `weight` wide. */
export const lettering = (
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = height * 0.13,
  gap = GAP,
): string => {
  const scale = height / 10;
  let at = 0;
  let drawn = '';
  for (const letter of text.toUpperCase()) {
    const known = LETTERS[letter];
    if (known) drawn += `<g transform="translate(${round(at, 2)} 0)">${line(known[1], colour, weight / scale)}</g>`;
    at += (known?.[0] ?? SPACE - gap) + gap;
  }
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale, 3)})">${drawn}</g>`;
};

/** The same, centred on x. */
export const centredLettering = (
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight?: number,
  gap?: number,
): string => lettering(text, x - (textWidth(text, gap) * height) / 20, y, height, colour, weight, gap);
