import {
  DARK_PAGE_GROUNDS,
  darkPaletteVariables,
  PAGE_GROUNDS,
  paletteVariables,
  readabilityOf,
} from '@charity-site/api-client/entities';
import { kitTheme } from '@charity-site/ui-kit/theme';
import { getContrastRatio } from '@mui/material/styles';

test.each([
  ['light', PAGE_GROUNDS],
  ['dark', DARK_PAGE_GROUNDS],
] as const)('the contrast check uses the backgrounds of the %s scheme', (scheme, expected) => {
  const { background, kit } = kitTheme.colorSchemes[scheme]?.palette ?? {};
  const backgrounds = [background?.default, background?.paper, kit?.wash];
  expect(backgrounds.map((colour) => colour?.toLowerCase())).toEqual([...expected]);
});

test.each([paletteVariables, darkPaletteVariables])(
  'every CSS variable of the palette exists in the theme',
  (variables) => {
    const known = JSON.stringify(kitTheme.generateStyleSheets());
    for (const name of Object.keys(
      variables({ main: '#204060', accent: '#ffcc00', third: '#802020' }),
    ))
      expect(known).toContain(`"${name}"`);
  },
);

const DARK = ['#000000', '#0b5c61', '#204060', '#5b2a86', '#6b3c00', '#1a5e20', '#a3004f'];
const ANY = ['#ffffff', '#ffcc00', '#7f7f7f', '#000000', '#00c2ff', '#ff6f61', '#5f8f3f'];

const SCHEMES = [
  ['light', paletteVariables, PAGE_GROUNDS, []],
  ['dark', darkPaletteVariables, DARK_PAGE_GROUNDS, ['primary-main', 'kit-mark']],
] as const;

// MUI rounds computed colours, so slightly less than the minimum passes.
test.each(SCHEMES)(
  'in the %s scheme, every text is readable with any colours',
  (_scheme, variables, backgrounds, foregrounds) => {
    const pairs: [foreground: string, background: string, minContrast: number][] = [
      ['primary-contrastText', 'primary-main', 4.5],
      ['primary-contrastText', 'primary-dark', 4.5],
      ['secondary-contrastText', 'secondary-main', 4.5],
      ['secondary-contrastText', 'secondary-dark', 4.5],
      ['kit-onDeepAmber', 'kit-deep', 4.5],
      ['kit-onAmber', 'kit-amber', 4.5],
    ];
    const unreadable = DARK.flatMap((main) =>
      ANY.flatMap((accent) => {
        const css = variables({ main, accent, third: '#802020' });
        const value = (name: string) => String(css[`--kit-palette-${name}`]);
        const contrasts = [
          ...pairs.map(
            ([foreground, background, minContrast]) =>
              [
                foreground,
                getContrastRatio(value(foreground), value(background)) - minContrast,
              ] as const,
          ),
          ...backgrounds.flatMap((background) =>
            ['kit-amberInk', ...foregrounds].map(
              (foreground) =>
                [foreground, getContrastRatio(value(foreground), background) - 4.5] as const,
            ),
          ),
          ['kit-deep', getContrastRatio('#f7f1e5', value('kit-deep')) - 6.95] as const,
        ];
        return contrasts
          .filter(([, spare]) => spare < -0.05)
          .map(([foreground]) => [main, accent, foreground]);
      }),
    );
    expect(unreadable).toEqual([]);
    expect(DARK.filter((main) => !readabilityOf(main).enough)).toEqual([]);
  },
);

test.each(['#ffffff', '#ffcc00', '#90c090', '#ff6f61'])(
  '%s is too light for text, and its suggested shade is not',
  (colour) => {
    const { enough, safe } = readabilityOf(colour);
    expect([enough, readabilityOf(safe).enough]).toEqual([false, true]);
  },
);
