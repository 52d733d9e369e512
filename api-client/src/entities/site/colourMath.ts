type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (hex: string): Channels => {
  const at = (start: number) => parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** WCAG 2.2 relative luminance of '#rrggbb'. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channelsOf(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2.2 contrast ratio of two colours '#rrggbb', from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

/** The channels of '#rrggbb' in CSS notation: '11 92 97'. */
export const channelText = (hex: string): string => channelsOf(hex).join(' ');

/** Mixes a colour with a share of another one, from 0 to 1. */
export const mixColours = (hex: string, other: string, share: number): string => {
  const [from, to] = [channelsOf(hex), channelsOf(other)];
  return hexOf(from.map((part, at) => part + ((to[at] ?? 0) - part) * share));
};

/**
 * Moves a colour towards another one, in fifty steps, until it has a minimum contrast with each
 * background. Returns the other colour if no step is enough.
 */
export const ensureContrast = (
  hex: string,
  backgrounds: readonly string[],
  minContrast: number,
  towards: string,
  from = 0,
): string => {
  for (let step = Math.round(from * 50); step < 50; step += 1) {
    const candidate = mixColours(hex, towards, step / 50);
    if (backgrounds.every((background) => contrastOf(candidate, background) >= minContrast))
      return candidate;
  }
  return towards;
};
