import type { dark, light } from './palette';

/** Two colours that are used together. */
export interface ColourPair {
  /** Palette paths, such as 'text.primary'. */
  foreground: string;
  background: string;
  foregroundColour: string;
  backgroundColour: string;
  /** Minimum ratio: 4.5 for text, 3 for edges of controls, 7 for text on dark bands. */
  minRatio: number;
}

type Tree = { [name: string]: string | Tree };

/** The colours of a palette by path, such as 'text.primary', in palette order. */
export const coloursOf = (palette: Tree, prefix = ''): [path: string, colour: string][] =>
  Object.entries(palette).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : coloursOf(value, `${prefix}${name}.`),
  );

const onSurfaces = (foregrounds: readonly string[], minRatio: number) =>
  foregrounds.flatMap((foreground) =>
    ['background.default', 'background.paper', 'kit.wash'].map(
      (background) => [foreground, background, minRatio] as const,
    ),
  );

const NAMES = ['primary', 'secondary', 'error', 'warning', 'success', 'info'];

const PAIRS: readonly (readonly [foreground: string, background: string, minRatio: number])[] = [
  ...onSurfaces(['text.primary', 'text.secondary', 'kit.amberInk', 'kit.mark'], 4.5),
  // `secondary` amber is for fills only; its text colour is `kit.amberInk`.
  ...onSurfaces(
    NAMES.filter((name) => name !== 'secondary').map((name) => `${name}.main`),
    4.5,
  ),
  ...NAMES.flatMap((name) =>
    ['main', 'dark'].map((shade) => [`${name}.contrastText`, `${name}.${shade}`, 4.5] as const),
  ),
  ['kit.onDeep', 'kit.deep', 7],
  ['kit.onDeepAmber', 'kit.deep', 4.5],
  ['kit.onCloth', 'kit.lake', 4.5],
  ['kit.onCloth', 'kit.earth', 4.5],
  ['kit.onAmber', 'kit.amber', 4.5],
  // Edges of controls, and the focus ring.
  ...onSurfaces(['kit.line', 'primary.main'], 3),
];

/**
 * All pairs of colours that the kit uses together in one scheme. contrast.test.ts checks them;
 * Foundations/Colour shows them.
 */
export const colourPairs = ({ palette }: typeof light | typeof dark): ColourPair[] => {
  const colours = new Map(coloursOf(palette));
  return PAIRS.map(([foreground, background, minRatio]) => ({
    foreground,
    background,
    foregroundColour: colours.get(foreground) ?? '',
    backgroundColour: colours.get(background) ?? '',
    minRatio,
  }));
};
