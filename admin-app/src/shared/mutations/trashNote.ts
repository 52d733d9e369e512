/** Says below a question which item it is about, and how long a deletion can be taken back. */
export const trashNote = (title?: string): string =>
  `${title ? `“${title}”. ` : ''}It stays in the trash for 30 days.`;
