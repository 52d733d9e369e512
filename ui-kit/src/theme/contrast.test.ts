import { colourPairs, contrast } from './contrast';
import { dark, light } from './palette';

test('computes what the WCAG computes', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

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
    expect(contrast(pair.inkColour, pair.groundColour)).toBeGreaterThanOrEqual(least),
  );
});
