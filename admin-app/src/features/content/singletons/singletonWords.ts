import { titled } from '../../../shared/lists/contentWords';

const wordsOf = (title: string) => {
  const name = title.toLowerCase();
  const start = `${title.charAt(0)}${name.slice(1)}`;
  return {
    heading: `Manage ${title}`,
    /** Name in sentences: 'quote' for 'Someone else has changed this quote'. */
    noun: 'page',
    /** The h2 above the stored record. */
    current: `Current ${title}`,
    /** Text without a record. */
    none: `No ${name} yet.`,
    add: `Add ${title}`,
    update: `Update ${title}`,
    confirm: `Are you sure you want to delete the ${name}?`,
    saved: `${start} saved successfully!`,
    deleted: `${start} deleted successfully!`,
    failedFetch: `Failed to fetch ${name}.`,
    failedSave: `Failed to save ${name}.`,
    failedDelete: `Failed to delete ${name}.`,
    /** True if the server's message is appended to `failedDelete`. */
    deleteSaysWhy: true,
  };
};

/** Texts of a singleton's screen. */
export type SingletonWords = ReturnType<typeof wordsOf>;

/** Custom texts of a screen, and its name in titles if it differs from the definition's. */
export type OwnWords = Partial<SingletonWords> & { title?: string };

/** Builds the texts of a singleton's screen from its name. */
export const singletonWords = (
  { item }: { item: string },
  { title = titled(item), ...customTexts }: OwnWords = {},
): SingletonWords => ({ ...wordsOf(title), ...customTexts });
