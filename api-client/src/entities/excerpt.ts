import { plainText } from './plainText';

/** Length of a stored excerpt in characters: enough for a card, a search result and an entry of the feed. */
const EXCERPT_LENGTH = 400;

/** What a list answers in place of a rich text when `fields` asks for it (docs/product.md 7.5). */
export interface Excerpt {
  /** The first words of the item's rich text, as plain text. */
  excerpt: string;
}

/** What a list shows of an item: the fields that it asks for. */
export type Card<Item, Fields extends readonly (keyof (Item & Excerpt))[]> = Pick<
  Item & Excerpt,
  Fields[number] | ('_id' & keyof Item)
>;

/** The excerpt of a rich text. */
export const excerptOf = (html: string): string => plainText(html, EXCERPT_LENGTH);
