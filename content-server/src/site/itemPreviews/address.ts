/** Query parameter with the token of an item preview. */
export const ITEM_PREVIEW = 'draft';
