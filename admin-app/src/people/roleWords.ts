import type { Role } from '@charity-site/api-client/entities';

/** Name of a role, and its rights. */
export const ROLE_WORDS: Record<Role, { label: string; may: string }> = {
  editor: {
    label: 'Editor',
    may: 'Writes news, events and the other content. Does not see messages, and changes nothing on Organisation, Pages or People.',
  },
  administrator: { label: 'Administrator', may: 'May do everything, and gives others access.' },
};
