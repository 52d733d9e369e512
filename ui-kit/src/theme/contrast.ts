import type { dark, light } from './palette';

/** WCAG 2.2 relative luminance of '#rrggbb'. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2.2 contrast ratio of two colours '#rrggbb', from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Two colours that are used together. */
export interface ColourPair {
  /** Palette paths, such as 'text.primary'. */
  ink: string;
  ground: string;
  inkColour: string;
  groundColour: string;
  /** Minimum ratio: 4.5 for text, 3 for edges of controls, 7 for text on dark bands. */
  least: number;
}

/**
 * Every pair of colours the kit uses together in one scheme: text on surfaces, on filled colours, on deep lake and
 * cloth, and edges of controls. contrast.test.ts checks them; Foundations/Colour shows them.
 */
export const colourPairs = ({ palette }: typeof light | typeof dark): ColourPair[] => {
  const { background, text, kit } = palette;
  const surfaces = {
    'background.default': background.default,
    'background.paper': background.paper,
    'kit.wash': kit.wash,
  };
  const names = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;
  const inks = {
    'text.primary': text.primary,
    'text.secondary': text.secondary,
    'kit.amberInk': kit.amberInk,
    'kit.mark': kit.mark,
    // `secondary` amber is for fills only; its text colour is `kit.amberInk`.
    ...Object.fromEntries(
      names.filter((name) => name !== 'secondary').map((name) => [`${name}.main`, palette[name].main]),
    ),
  };
  const pair = (ink: string, inkColour: string, ground: string, groundColour: string, least = 4.5) => ({
    ink,
    inkColour,
    ground,
    groundColour,
    least,
  });
  const onSurfaces = (places: Record<string, string>, least?: number) =>
    Object.entries(places).flatMap(([ink, colour]) =>
      Object.entries(surfaces).map(([ground, groundColour]) => pair(ink, colour, ground, groundColour, least)),
    );
  return [
    ...onSurfaces(inks),
    ...names.flatMap((name) =>
      (['main', 'dark'] as const).map((shade) =>
        pair(`${name}.contrastText`, palette[name].contrastText, `${name}.${shade}`, palette[name][shade]),
      ),
    ),
    pair('kit.onDeep', kit.onDeep, 'kit.deep', kit.deep, 7),
    pair('kit.onDeepAmber', kit.onDeepAmber, 'kit.deep', kit.deep),
    pair('kit.onCloth', kit.onCloth, 'kit.lake', kit.lake),
    pair('kit.onCloth', kit.onCloth, 'kit.earth', kit.earth),
    pair('kit.onAmber', kit.onAmber, 'kit.amber', kit.amber),
    // Edges of controls, and the focus ring.
    ...onSurfaces({ 'kit.line': kit.line, 'primary.main': palette.primary.main }, 3),
  ];
};
