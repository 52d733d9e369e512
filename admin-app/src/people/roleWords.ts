import type { Role } from '@charity-site/api-client/entities';

/** What a role is called, and what it may do. */
export const ROLE_WORDS: Record<Role, { label: string; may: string }> = {
  editor: {
    label: 'Editor',
    may: 'Writes news, events and the other content. Does not see messages, and changes nothing on Organisation, Pages or People.',
  },
  administrator: { label: 'Administrator', may: 'May do everything, and gives others access.' },
};
