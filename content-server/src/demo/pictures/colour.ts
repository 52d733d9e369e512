/** Colours are `#rrggbb` throughout the drawings. */
export type Colour = string;

const channels = (colour: Colour): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const join = (parts: number[]): Colour =>
  `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour `share` (0 to 1) of the way from `from` to `to`. */
export const mix = (from: Colour, to: Colour, share: number): Colour => {
  const target = channels(to);
  return join(channels(from).map((part, index) => part + ((target[index] ?? 0) - part) * share));
};

/** Two colours as if light of the second fell on a surface of the first. */
export const multiply = (surface: Colour, light: Colour): Colour => {
  const lamp = channels(light);
  return join(channels(surface).map((part, index) => (part * (lamp[index] ?? 0)) / 255));
};

export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#fff6e4', share);
export const darker = (colour: Colour, share: number): Colour => mix(colour, '#101a26', share);

/** Whether dark marks read better on the colour than pale ones. */
export const isPale = (colour: Colour): boolean => {
  const [red, green, blue] = channels(colour);
  return 0.3 * red + 0.59 * green + 0.11 * blue > 165;
};

/** The house palette: lake, amber, earth, paper, and what grows between them. */
export const PALETTE = {
  lake: '#1f6f78',
  deepLake: '#114a55',
  amber: '#f0a33a',
  earth: '#b4532f',
  clay: '#8d4a2f',
  sand: '#d9b27a',
  straw: '#d2a95c',
  paper: '#f7efdf',
  leaf: '#4f7f45',
  deepLeaf: '#2b5540',
  tea: '#6f9a45',
  dryGrass: '#c6a44f',
  bark: '#6f5440',
  skin: '#5b3826',
  deepSkin: '#452a1e',
} as const;

/** Colours of cloth, all of one family so that a crowd still looks like one picture. */
export const CLOTH: readonly Colour[] = [
  '#1f6f78',
  '#e0952f',
  '#b4452f',
  '#f0e4cc',
  '#2f5f8a',
  '#7a3b5a',
  '#3f7a4f',
  '#d9693f',
  '#f2c14e',
];
