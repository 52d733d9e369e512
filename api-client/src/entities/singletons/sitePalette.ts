import { channelText, contrastOf, mixColours, ensureContrast } from './colourMath';

/**
 * The grounds of a page in ui-kit's light scheme: background, paper and wash. A test compares them
 * with the theme.
 */
export const PAGE_GROUNDS = ['#faf6ee', '#fffdf9', '#f2ebdd'] as const;
/** The same in the dark scheme. */
export const DARK_PAGE_GROUNDS = ['#0d191b', '#142528', '#1b3034'] as const;

const LIGHT_INK = '#fffdf9';
const DARK_INKS = ['#1d2b2d', '#000000'] as const;
/** Text on the dark bands. */
const ON_DEEP = '#f7f1e5';

/** The colours that the administrator chooses, as '#rrggbb'. */
interface Chosen {
  main: string;
  accent: string;
  third: string;
}

/** One of MUI's colours with its shades, as CSS variables. */
const shades = (
  name: string,
  colours: { main: string; light: string; dark: string; contrastText: string },
) =>
  Object.entries(colours).flatMap(([shade, hex]): [string, string][] => [
    [`--kit-palette-${name}-${shade}`, hex],
    [`--kit-palette-${name}-${shade}Channel`, channelText(hex)],
  ]);

/** The first ink that can be read on a ground; black when none can. */
const inkOn = (ground: string): string =>
  [LIGHT_INK, ...DARK_INKS].find((ink) => contrastOf(ink, ground) >= 4.5) ?? '#000000';

/** A filled button moves away from the colour of its text while it is pressed. */
const pressedOf = (fill: string): string =>
  mixColours(fill, inkOn(fill) === LIGHT_INK ? '#000000' : '#ffffff', 0.15);

const secondary = (accent: string) =>
  shades('secondary', {
    main: accent,
    light: mixColours(accent, '#ffffff', 0.3),
    dark: pressedOf(accent),
    contrastText: inkOn(accent),
  });

/** The large surfaces, which have the chosen colours in both schemes. */
const surfaces = ({ main, accent, third }: Chosen): [string, string][] => [
  ['--kit-palette-kit-lake', main],
  ['--kit-palette-kit-amber', accent],
  ['--kit-palette-kit-onAmber', inkOn(accent)],
  ['--kit-palette-kit-earth', third],
];

/** Dark bands, and the accent on them. */
const bands = ({ main, accent }: Chosen, darkened: number): [string, string][] => {
  const deep = ensureContrast(main, [ON_DEEP], 7, '#000000', darkened);
  return [
    ['--kit-palette-kit-deep', deep],
    ['--kit-palette-kit-onDeepAmber', ensureContrast(accent, [deep], 4.5, '#ffffff')],
  ];
};

/**
 * The variables of ui-kit's light scheme that follow from the chosen colours. Every shade that
 * carries or is text keeps the contrast that the theme's own has: 4.5, on dark bands 7.
 */
export const paletteVariables = (chosen: Chosen): Record<string, string> => {
  const { main, accent, third } = chosen;
  return Object.fromEntries([
    ...shades('primary', {
      main,
      light: mixColours(main, '#ffffff', 0.15),
      dark: mixColours(main, '#000000', 0.27),
      contrastText: LIGHT_INK,
    }),
    ...secondary(accent),
    ['--kit-palette-LinearProgress-primaryBg', mixColours(main, '#ffffff', 0.62)],
    ['--kit-palette-kit-amberInk', ensureContrast(accent, PAGE_GROUNDS, 4.5, '#000000')],
    ...bands(chosen, 0.3),
    ...surfaces(chosen),
    ['--kit-palette-kit-mark', third],
  ]);
};

/**
 * The same for the dark scheme: the chosen colours, lightened until they can be read on its dark
 * grounds.
 */
export const darkPaletteVariables = (chosen: Chosen): Record<string, string> => {
  const onDark = (colour: string, least = 4.5) =>
    ensureContrast(colour, DARK_PAGE_GROUNDS, least, '#ffffff');
  const main = onDark(chosen.main, 6);
  const accent = onDark(chosen.accent);
  return Object.fromEntries([
    ...shades('primary', {
      main,
      light: mixColours(main, '#ffffff', 0.3),
      dark: mixColours(main, '#ffffff', 0.15),
      contrastText: '#000000',
    }),
    ...secondary(accent),
    ['--kit-palette-LinearProgress-primaryBg', mixColours(main, '#000000', 0.62)],
    ['--kit-palette-kit-amberInk', accent],
    ...bands(chosen, 0.5),
    ...surfaces(chosen),
    ['--kit-palette-kit-mark', onDark(chosen.third)],
  ]);
};

const declarations = (variables: Record<string, string>): string =>
  Object.entries(variables)
    .map((declaration) => declaration.join(':'))
    .join(';');

/**
 * The CSS that gives a page the chosen colours in both schemes, whatever the order of its styles.
 */
export const paletteCss = (chosen: Chosen): string =>
  `:root:root{${declarations(paletteVariables(chosen))}}` +
  `@media (prefers-color-scheme:dark){:root:root{${declarations(darkPaletteVariables(chosen))}}}`;
