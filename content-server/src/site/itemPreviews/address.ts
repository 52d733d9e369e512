/** Query parameter of a page's address that holds the token of a preview. */
export const ITEM_PREVIEW = 'draft';
