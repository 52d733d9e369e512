import { TRASH_DAYS } from '@charity-site/api-client/entities';

/** Says below a question which item it is about, and how long a deletion can be taken back. */
export const trashNote = (title?: string): string =>
  `${title ? `“${title}”. ` : ''}It stays in the trash for ${TRASH_DAYS} days.`;
