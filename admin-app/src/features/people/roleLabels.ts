import type { Role } from '@charity-site/api-client/entities';

/** Name of a role, and its rights. */
export const ROLE_LABELS: Record<Role, { label: string; rights: string }> = {
  editor: {
    label: 'Editor',
    rights:
      'Writes news, events, stories and the other lists. Does not see messages, and changes neither the texts of pages nor settings.',
  },
  writer: {
    label: 'Writer',
    rights:
      'Writes drafts and sends them for review, and changes of what is public, too. Publishes and deletes nothing.',
  },
  administrator: { label: 'Administrator', rights: 'May do everything, and gives others access.' },
};
