import { optionalText } from './fields';

/** True if a text has the form of an item's id (UUIDv7, docs/product.md 6.1). */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * The id of the project of an item; '' when left out. The project may be missing: it can be in the
 * trash, or be imported or restored after the item.
 */
export const projectId = () =>
  optionalText('Belongs to Project', 36).test(
    'id',
    'Belongs to Project must be the _id of a project.',
    (value) => !value || isId(value),
  );
