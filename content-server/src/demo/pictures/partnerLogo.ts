import { type EmblemName, EMBLEMS } from './emblems';
import { centredLettering, lettering, textWidth } from './letters';

export interface PartnerLook {
  emblem: EmblemName;
  main: string;
  second: string;
  /** The name, and a smaller second line where it is long. */
  lines: readonly [string] | readonly [string, string];
  /** Emblem beside the name, or above it. */
  layout: 'beside' | 'above';
}

/** Its size in pixels. */
export const PARTNER_LOGO_SIZE = { width: 480, height: 240 } as const;
const { width: WIDTH, height: HEIGHT } = PARTNER_LOGO_SIZE;

/** Letter heights of the lines: as large as fits `room`, the second line smaller than the first. */
const heightsFor = (lines: PartnerLook['lines'], room: number, largest: number): number[] => {
  const fit = (text: string, most: number) => Math.min(most, (room * 10) / textWidth(text));
  const first = fit(lines[0], largest);
  return lines[1] === undefined ? [first] : [first, fit(lines[1], first * 0.68)];
};

/** A partner's logo: emblem and wordmark on a transparent ground, 480 by 240. */
export const partnerLogo = ({ emblem, main, second, lines, layout }: PartnerLook): string => {
  const beside = layout === 'beside';
  const heights = heightsFor(lines, beside ? 290 : 420, beside ? 38 : 32);
  const block = heights.reduce((sum, height) => sum + height, 0) + (heights.length - 1) * 16;
  let y = beside ? (HEIGHT - block) / 2 : 190 - block / 2;
  const words = heights.map((height, index) => {
    const text = lines[index] ?? '';
    const pen = height * (index === 0 ? 0.15 : 0.11);
    const drawn = beside
      ? lettering(text, 170, y, height, main, pen)
      : centredLettering(text, WIDTH / 2, y, height, main, pen);
    y += height + 16;
    return drawn;
  });
  const at = beside ? 'translate(88 120) scale(1.3)' : 'translate(240 82) scale(1.24)';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<g transform="${at}">${EMBLEMS[emblem](main, second)}</g>${words.join('')}</svg>`
  );
};
