import { dark, light } from './palette';

/** WCAG 2.2 relative luminance of '#rrggbb'. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it('computes what the WCAG computes', () => {
  expect(ratio('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(ratio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['light', light.palette],
  ['dark', dark.palette],
])('the %s scheme', (_name, { background, text, kit, ...palette }) => {
  const surfaces = Object.entries({ background: background.default, paper: background.paper, wash: kit.wash });
  const inks = Object.entries({
    text: text.primary,
    secondary: text.secondary,
    primary: palette.primary.main,
    error: palette.error.main,
    warning: palette.warning.main,
    success: palette.success.main,
    info: palette.info.main,
    amberInk: kit.amberInk,
  });

  it.each(
    inks.flatMap(([ink, colour]) => surfaces.map(([surface, ground]) => [ink, surface, colour, ground] as const)),
  )('%s can be read on %s', (_ink, _surface, colour, ground) =>
    expect(ratio(colour, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const)('%s carries its text', (name) => {
    const { main, dark: hovered, contrastText } = palette[name];
    expect(ratio(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(contrastText, hovered)).toBeGreaterThanOrEqual(4.5);
  });

  it('has readable words and accents on the deep lake', () => {
    expect(ratio(kit.onDeep, kit.deep)).toBeGreaterThanOrEqual(7);
    expect(ratio(kit.onDeepAmber, kit.deep)).toBeGreaterThanOrEqual(4.5);
  });

  it('has readable words on the cloth colours', () => {
    expect(ratio(kit.onCloth, kit.lake)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(kit.onCloth, kit.earth)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(kit.onAmber, kit.amber)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('draws the edge of controls and the focus ring visibly on %s', (_surface, ground) => {
    expect(ratio(kit.line, ground)).toBeGreaterThanOrEqual(3);
    expect(ratio(palette.primary.main, ground)).toBeGreaterThanOrEqual(3);
  });
});
