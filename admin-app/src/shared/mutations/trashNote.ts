import { TRASH_DAYS } from '@charity-site/api-client/entities';

/** Text below a confirmation: the item's title, and how long its deletion can be undone. */
export const trashNote = (title?: string): string =>
  `${title ? `“${title}”. ` : ''}It stays in the trash for ${TRASH_DAYS} days.`;
