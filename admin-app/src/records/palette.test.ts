import { PAGE_GROUNDS, paletteVariables, readabilityOf } from '@charity-site/api-client/entities';
import { kitTheme } from '@charity-site/ui-kit/theme';
import { getContrastRatio } from '@mui/material/styles';

const palette = kitTheme.colorSchemes.light?.palette;

test('the grounds of the contrast check are those of the theme', () => {
  const { background, kit } = palette ?? {};
  const grounds = [background?.default, background?.paper, kit?.wash];
  expect(grounds.map((colour) => colour?.toLowerCase())).toEqual([...PAGE_GROUNDS]);
});

test('every variable that is set is one of the theme', () => {
  const known = JSON.stringify(kitTheme.generateStyleSheets());
  for (const name of Object.keys(paletteVariables({ main: '#204060', accent: '#ffcc00', third: '#802020' })))
    expect(known).toContain(`"${name}"`);
});

const DARK = ['#000000', '#0b5c61', '#204060', '#5b2a86', '#6b3c00', '#1a5e20', '#a3004f'];
const ANY = ['#ffffff', '#ffcc00', '#7f7f7f', '#000000', '#00c2ff', '#ff6f61', '#5f8f3f'];

// MUI rounds what it computes, so a little less than the minimum passes.
test.each(DARK.flatMap((main) => ANY.map((accent) => [main, accent] as const)))(
  'with %s and %s every text can be read',
  (main, accent) => {
    expect(readabilityOf(main).enough).toBe(true);
    const of = paletteVariables({ main, accent, third: '#802020' });
    const pairs: [ink: string, ground: string, least: number][] = [
      ['primary-contrastText', 'primary-main', 4.5],
      ['primary-contrastText', 'primary-dark', 4.5],
      ['secondary-contrastText', 'secondary-main', 4.5],
      ['secondary-contrastText', 'secondary-dark', 4.5],
      ['kit-onDeepAmber', 'kit-deep', 4.5],
      ['kit-onAmber', 'kit-amber', 4.5],
    ];
    for (const [ink, ground, least] of pairs) {
      const ratio = getContrastRatio(String(of[`--kit-palette-${ink}`]), String(of[`--kit-palette-${ground}`]));
      expect([ink, ground, ratio >= least - 0.05]).toEqual([ink, ground, true]);
    }
    for (const ground of PAGE_GROUNDS)
      expect(getContrastRatio(String(of['--kit-palette-kit-amberInk']), ground)).toBeGreaterThanOrEqual(4.45);
    expect(getContrastRatio('#f7f1e5', String(of['--kit-palette-kit-deep']))).toBeGreaterThanOrEqual(6.9);
  },
);

test.each(['#ffffff', '#ffcc00', '#90c090', '#ff6f61'])('%s is too light for text, and its shade is not', (colour) => {
  const { enough, safe } = readabilityOf(colour);
  expect([enough, readabilityOf(safe).enough]).toEqual([false, true]);
});
