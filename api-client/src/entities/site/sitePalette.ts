import { channelText, contrastOf, mixColours, ensureContrast } from './colourMath';

/**
 * Background colours of ui-kit's light scheme: `background.default`, `background.paper` and
 * `kit.wash`. A test compares them with the theme.
 */
export const PAGE_GROUNDS = ['#faf6ee', '#fffdf9', '#f2ebdd'] as const;
/** Background colours of the dark scheme. */
export const DARK_PAGE_GROUNDS = ['#0d191b', '#142528', '#1b3034'] as const;

const LIGHT_TEXT = '#fffdf9';
const DARK_TEXTS = ['#1d2b2d', '#000000'] as const;
/** Text on the dark bands. */
const ON_DEEP = '#f7f1e5';

/** The colours that the administrator has chosen, as '#rrggbb'. */
interface BrandColours {
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

/** The first readable text colour on a background; black if none is. */
const textOn = (background: string): string =>
  [LIGHT_TEXT, ...DARK_TEXTS].find((text) => contrastOf(text, background) >= 4.5) ?? '#000000';

/** Fill of a pressed button: less like the colour of its text. */
const pressedOf = (fill: string): string =>
  mixColours(fill, textOn(fill) === LIGHT_TEXT ? '#000000' : '#ffffff', 0.15);

const secondary = (accent: string) =>
  shades('secondary', {
    main: accent,
    light: mixColours(accent, '#ffffff', 0.3),
    dark: pressedOf(accent),
    contrastText: textOn(accent),
  });

/** Colours of large surfaces, the same in both schemes. */
const surfaces = ({ main, accent, third }: BrandColours): [string, string][] => [
  ['--kit-palette-kit-lake', main],
  ['--kit-palette-kit-amber', accent],
  ['--kit-palette-kit-onAmber', textOn(accent)],
  ['--kit-palette-kit-earth', third],
];

/** Dark bands, and the accent on them. */
const bands = ({ main, accent }: BrandColours, darkened: number): [string, string][] => {
  const deep = ensureContrast(main, [ON_DEEP], 7, '#000000', darkened);
  return [
    ['--kit-palette-kit-deep', deep],
    ['--kit-palette-kit-onDeepAmber', ensureContrast(accent, [deep], 4.5, '#ffffff')],
  ];
};

/**
 * The variables of ui-kit's light scheme from the chosen colours. Text and its backgrounds keep the
 * theme's contrast: 4.5, on dark bands 7.
 */
export const paletteVariables = (chosen: BrandColours): Record<string, string> => {
  const { main, accent, third } = chosen;
  return Object.fromEntries([
    ...shades('primary', {
      main,
      light: mixColours(main, '#ffffff', 0.15),
      dark: mixColours(main, '#000000', 0.27),
      contrastText: LIGHT_TEXT,
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
 * The variables of the dark scheme: the chosen colours, lightened until they are readable on its
 * backgrounds.
 */
export const darkPaletteVariables = (chosen: BrandColours): Record<string, string> => {
  const onDark = (colour: string, minContrast = 4.5) =>
    ensureContrast(colour, DARK_PAGE_GROUNDS, minContrast, '#ffffff');
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

/** CSS of the chosen colours in both schemes. `:root:root` overrides the theme in any order. */
export const paletteCss = (chosen: BrandColours): string =>
  `:root:root{${declarations(paletteVariables(chosen))}}` +
  `@media (prefers-color-scheme:dark){:root:root{${declarations(darkPaletteVariables(chosen))}}}`;
