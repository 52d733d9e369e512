import { round, STAGE } from './paint';
import type { Random } from './random';

export type Point = readonly [x: number, y: number];

/** A smooth line through points (Catmull-Rom as Béziers); begins with M. */
export const smooth = (points: readonly Point[]): string => {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  let d = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)} `;
    d += `${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} ${round(to[0])} ${round(to[1])}`;
  }
  return d;
};

/** A straight-edged shape through points, closed. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** Smooth chance along a line: about -1 to 1, with hills `wavelength` apart and finer ones on them. */
export const roughness = (random: Random, octaves = 4) => {
  const values = Array.from({ length: 256 }, () => random.between(-1, 1));
  const single = (x: number) => {
    const cell = Math.floor(x);
    const share = x - cell;
    const eased = share * share * (3 - 2 * share);
    const at = (index: number) => values[((index % 256) + 256) % 256] ?? 0;
    return at(cell) + (at(cell + 1) - at(cell)) * eased;
  };
  return (x: number, wavelength: number) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave += 1)
      sum += single((x / wavelength) * 2 ** octave + octave * 37) / 2 ** octave;
    return sum / 1.6;
  };
};

export interface Ridge {
  /** The points of the crest, from left to right. */
  crest: Point[];
  /** The closed shape from the crest down to the bottom of the stage. */
  d: string;
  /** The crest's height at x. */
  at(x: number): number;
  /** The highest point's y. */
  top: number;
}

/** A crest line across the whole stage: `height` gives y at x. */
export const ridgeOf = (height: (x: number) => number, step = 16, bottom: number = STAGE.height): Ridge => {
  const crest: Point[] = [];
  for (let x = -20; x <= STAGE.width + 20; x += step) crest.push([x, height(x)]);
  const d = `M-20 ${bottom}L${crest.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}L${STAGE.width + 20} ${bottom}Z`;
  return { crest, d, at: height, top: Math.min(...crest.map(([, y]) => y)) };
};

/** Rolling land: a crest around `y`, `height` up and down, with hills `wavelength` apart. */
export const rolling = (random: Random, y: number, height: number, wavelength: number, octaves = 4): Ridge => {
  const rough = roughness(random, octaves);
  return ridgeOf((x) => y - height * rough(x, wavelength));
};

/** An ellipse as part of a longer path. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0Z`;

/** A small pointed tuft, about 2.6 by 1.4 times its size. */
export const leafTuft = (x: number, y: number, size: number, tilt: number): string => {
  const rise = size * tilt;
  return `M${round(x - size * 1.35)} ${round(y + rise)}q${round(size * 0.5)} ${round(-size * 1.1 - rise)} ${round(size * 1.5)} ${round(-size * 0.7 - rise)}q${round(size)} ${round(size * 0.3)} ${round(size * 1.2)} ${round(size * 0.7 - rise * 0.4)}q${round(-size)} ${round(size * 0.9)} ${round(-size * 2.7)} ${round(rise * 1.4)}Z`;
};
