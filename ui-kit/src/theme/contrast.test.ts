import { getContrastRatio } from '@mui/material/styles';
import { colourPairs } from './contrast';
import { dark, light } from './palette';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, scheme) => {
  const pairs = colourPairs(scheme).map(
    (pair) => [pair.foreground, pair.background, pair.minRatio, pair] as const,
  );

  test('has a pair for every foreground colour of the palette', () => {
    expect(new Set(pairs.map(([foreground]) => foreground))).toEqual(
      new Set([
        'text.primary',
        'text.secondary',
        ...['primary', 'error', 'warning', 'success', 'info'].map((name) => `${name}.main`),
        ...['primary', 'secondary', 'error', 'warning', 'success', 'info'].map(
          (name) => `${name}.contrastText`,
        ),
        ...['amberInk', 'mark', 'onDeep', 'onDeepAmber', 'onCloth', 'onAmber', 'line'].map(
          (name) => `kit.${name}`,
        ),
      ]),
    );
  });

  test.each(pairs)(
    '%s has enough contrast on %s (at least %d:1)',
    (_foreground, _background, minRatio, pair) =>
      expect(getContrastRatio(pair.foregroundColour, pair.backgroundColour)).toBeGreaterThanOrEqual(
        minRatio,
      ),
  );
});
