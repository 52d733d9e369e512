/** The field that replaces a rich text in lists when `fields` names it (docs/product.md 7.5). */
export interface Excerpt {
  /** The first words of the item's rich text, as plain text. */
  excerpt: string;
}

/** An item with only the fields that a list requests. */
export type Card<Item, Fields extends readonly (keyof (Item & Excerpt))[]> = Pick<
  Item & Excerpt,
  Fields[number] | ('_id' & keyof Item)
>;
