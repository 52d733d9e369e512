import type { VisitorFormName } from '../fields/visitorForm';

// Query keys whose data the server puts into the query client before a page renders. Remotes of
// earlier releases contain these keys, so a key never changes: other data gets another key.

/** Key of an item with lists as text, as releases from before 2027 read it. */
export const itemKey = (path: string, id: string) => [path, 'item', id] as const;

/** Key of an item with lists as arrays of objects. */
export const itemWithListsKey = (path: string, id: string) =>
  [...itemKey(path, id), 'objects'] as const;

/** Key of one page of a content type's items, with the fields that cards show. */
export const cardsKey = (path: string, query: object) => [path, 'cards', query] as const;

/** The same without what visitors' cards do not show. */
export const publicCardsKey = (path: string, query: object) =>
  [path, 'public cards', query] as const;

/** Key of the state of a posted form (`PostedFormState`). */
export const postedFormKey = (form: VisitorFormName) => ['form', form] as const;
