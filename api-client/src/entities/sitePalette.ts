import { channelText, contrastOf, mixed, readableOn } from './colourMath';

/** The grounds of a page in ui-kit's light scheme: background, paper and wash. A test compares them with the theme. */
export const PAGE_GROUNDS = ['#faf6ee', '#fffdf9', '#f2ebdd'] as const;

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
const shades = (name: string, colours: Record<'main' | 'light' | 'dark' | 'contrastText', string>) =>
  Object.entries(colours).flatMap(([shade, hex]): [string, string][] => [
    [`--kit-palette-${name}-${shade}`, hex],
    [`--kit-palette-${name}-${shade}Channel`, channelText(hex)],
  ]);

/**
 * The variables of ui-kit's theme that follow from the chosen colours. Every shade that carries or is text keeps the contrast
 * that the theme's own has: 4.5, on dark bands 7.
 */
export const paletteVariables = ({ main, accent, third }: Chosen): Record<string, string> => {
  const ink = [LIGHT_INK, ...DARK_INKS].find((one) => contrastOf(one, accent) >= 4.5) ?? '#000000';
  // The shade of a pressed button moves away from its text.
  const pressed = mixed(accent, ink === LIGHT_INK ? '#000000' : '#ffffff', 0.15);
  const deep = readableOn(main, [ON_DEEP], 7, '#000000', 0.3);
  return Object.fromEntries([
    ...shades('primary', {
      main,
      light: mixed(main, '#ffffff', 0.15),
      dark: mixed(main, '#000000', 0.27),
      contrastText: LIGHT_INK,
    }),
    ...shades('secondary', { main: accent, light: mixed(accent, '#ffffff', 0.3), dark: pressed, contrastText: ink }),
    ['--kit-palette-LinearProgress-primaryBg', mixed(main, '#ffffff', 0.62)],
    ['--kit-palette-kit-amberInk', readableOn(accent, PAGE_GROUNDS, 4.5, '#000000')],
    ['--kit-palette-kit-deep', deep],
    ['--kit-palette-kit-onDeepAmber', readableOn(accent, [deep], 4.5, '#ffffff')],
    ['--kit-palette-kit-lake', main],
    ['--kit-palette-kit-amber', accent],
    ['--kit-palette-kit-onAmber', ink],
    ['--kit-palette-kit-earth', third],
    ['--kit-palette-kit-mark', third],
  ]);
};

/** The CSS that gives a page the chosen colours, whatever the order of its styles. */
export const paletteCss = (chosen: Chosen): string =>
  `[data-color-scheme=light][data-color-scheme]{${Object.entries(paletteVariables(chosen))
    .map((declaration) => declaration.join(':'))
    .join(';')}}`;
