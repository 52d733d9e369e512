import { getContrastRatio } from '@mui/material/styles';
import { colourPairs } from './contrast';
import { dark, light } from './palette';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, scheme) => {
  const pairs = colourPairs(scheme).map(
    (pair) => [pair.ink, pair.ground, pair.least, pair] as const,
  );

  test('has a pair for every ink of the palette', () => {
    expect(new Set(pairs.map(([ink]) => ink))).toEqual(
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

  test.each(pairs)('%s can be seen on %s (at least %d:1)', (_ink, _ground, least, pair) =>
    expect(getContrastRatio(pair.inkColour, pair.groundColour)).toBeGreaterThanOrEqual(least),
  );
});
