import type { Role } from '@charity-site/api-client/entities';

/** Name of a role, and its rights. */
export const ROLE_WORDS: Record<Role, { label: string; may: string }> = {
  editor: {
    label: 'Editor',
    may: 'Writes news, events, stories and the other lists. Does not see messages, and changes neither the texts of pages nor settings.',
  },
  administrator: { label: 'Administrator', may: 'May do everything, and gives others access.' },
};
