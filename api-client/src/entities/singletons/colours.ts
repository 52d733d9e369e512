import { contrastOf, ensureContrast } from '../site/colourMath';
import { singleton, type DraftOf } from '../types/contentType';
import { object, requiredText } from '../fields/fields';
import { PAGE_GROUNDS } from '../site/sitePalette';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;

const HEX = /^#[0-9a-f]{6}$/i;

/** True if a text is a colour such as '#0b5c61'. */
export const isColour = (text: string): boolean => HEX.test(text);

/** Readability of a colour as text on the backgrounds of pages, and the nearest readable colour. */
export interface Readability {
  /** The lowest contrast ratio with a page background, from 1 to 21. */
  ratio: number;
  enough: boolean;
  /** The colour itself if readable, else a darker shade of it. */
  safe: string;
}

/**
 * The readability of a colour '#rrggbb' on page backgrounds; light text on the colour is as
 * readable.
 */
export const readabilityOf = (colour: string): Readability => {
  const ratio = Math.min(...PAGE_GROUNDS.map((background) => contrastOf(colour, background)));
  return {
    ratio,
    enough: ratio >= TEXT_CONTRAST,
    safe: ensureContrast(colour, PAGE_GROUNDS, TEXT_CONTRAST, '#000000'),
  };
};

const colour = (label: string) =>
  requiredText(label, 7)
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .test(
      'colour',
      `${label} must be a colour such as #0b5c61.`,
      (value) => !value || isColour(value),
    );

/** A colour of text on page backgrounds, and a background of light text. */
const textColour = (label: string) =>
  colour(label).test('contrast', (value, { createError }) => {
    if (!value || !isColour(value)) return true;
    const { enough, ratio, safe } = readabilityOf(value);
    return (
      enough ||
      createError({
        message: `${label} is too light: text in it has a contrast of ${shownRatio(ratio)} to 1, and 4.5 to 1 is needed. A darker shade such as ${safe} can be read.`,
      })
    );
  });

/** Formats a ratio with one decimal, rounded down so that 4.49 is not shown as 4.5. */
export const shownRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/**
 * The colours of the site, a singleton (docs/product.md 6.1). If unset, ui-kit's theme applies.
 */
export const colours = singleton({
  path: 'colours',
  table: 'colours',
  item: 'Colours',
  rules: object({
    main: textColour('Main Colour'),
    accent: colour('Accent Colour'),
    third: textColour('Third Colour'),
  }),
});

export type Colours = DraftOf<typeof colours>;
