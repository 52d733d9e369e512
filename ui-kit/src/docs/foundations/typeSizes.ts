import { typography } from '../../theme/typography';

const REM = 16;

/** MUI's name of a text style. */
export type Variant = Exclude<keyof typeof typography, `font${string}`>;

/** Width in px of one term of a size: '1.55rem' or '2.6vw'. */
const term = (text: string, windowWidth: number): number =>
  text.endsWith('vw') ? (parseFloat(text) / 100) * windowWidth : parseFloat(text) * REM;

/**
 * A font size (`1.25rem`, `clamp(min, rem + vw, max)`, or `min(size, var(--name, vw))`) in px at
 * a window width.
 */
const pixels = (size: string, windowWidth: number): number => {
  const [, capped, cap] = /^min\((.+), var\(.+, ([\d.]+vw)\)\)$/.exec(size) ?? [];
  if (capped && cap) return Math.min(pixels(capped, windowWidth), term(cap, windowWidth));
  const parts = /^clamp\((.+), (.+) \+ (.+), (.+)\)$/
    .exec(size)
    ?.slice(1)
    .map((part) => term(part, windowWidth));
  if (!parts) return term(size, windowWidth);
  const [min = 0, base = 0, growth = 0, max = 0] = parts;
  return Math.min(Math.max(min, base + growth), max);
};

/** Such as '34 px on a phone, 58 px on a desktop · line 1.08 · weight 680'. */
export const specification = (variant: Variant): string => {
  const style: { fontSize: string; lineHeight: number; fontWeight?: number } = typography[variant];
  const [phone, desktop] = [360, 1440].map(
    (width) => Math.round(pixels(style.fontSize, width) * 10) / 10,
  );
  const size =
    phone === desktop ? `${phone} px` : `${phone} px on a phone, ${desktop} px on a desktop`;
  return `${size} · line ${style.lineHeight} · weight ${style.fontWeight ?? 400}`;
};
