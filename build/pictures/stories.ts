/** A story as a library's index has it. */
export interface Story {
  id: string;
  /** Where it stands: 'Forms/Field'. */
  title: string;
  name: string;
}

/** Which stories are in both libraries, as the later one names them, and which in one only. */
export const paired = (before: Story[], after: Story[]): Record<'kept' | 'added' | 'removed', Story[]> => {
  const were = new Set(before.map(({ id }) => id));
  const are = new Set(after.map(({ id }) => id));
  return {
    kept: after.filter(({ id }) => were.has(id)),
    added: after.filter(({ id }) => !were.has(id)),
    removed: before.filter(({ id }) => !are.has(id)),
  };
};

/** Whether a person wants to see a story who gave these words: one of them is in its title or name; none means all. */
export const isWanted = ({ title, name }: Story, words: string[]): boolean =>
  words.length === 0 || words.some((word) => `${title} ${name}`.toLowerCase().includes(word.toLowerCase()));

/** What changed most comes first; equals stand in the order of their titles. */
export const byShare = <One extends { story: Story; share: number }>(looked: One[]): One[] =>
  [...looked].sort(
    (a, b) =>
      b.share - a.share || `${a.story.title} ${a.story.name}`.localeCompare(`${b.story.title} ${b.story.name}`, 'en'),
  );
