import { titled } from '../../../shared/lists/contentWords';

const wordsOf = (title: string) => {
  const name = title.toLowerCase();
  const start = `${title.charAt(0)}${name.slice(1)}`;
  return {
    heading: `Manage ${title}`,
    /** Name in sentences: 'quote' for 'Someone else has changed this quote'. */
    thing: 'page',
    /** The h2 above the stored record. */
    current: `Current ${title}`,
    /** Text while there is no record. */
    none: `No ${name} yet.`,
    add: `Add ${title}`,
    update: `Update ${title}`,
    confirm: `Are you sure you want to delete the ${name}?`,
    saved: `${start} saved successfully!`,
    deleted: `${start} deleted successfully!`,
    failedFetch: `Failed to fetch ${name}.`,
    failedSave: `Failed to save ${name}.`,
    failedDelete: `Failed to delete ${name}.`,
    /** True when the server's message follows `failedDelete`. */
    deleteSaysWhy: true,
  };
};

/** Texts of one singleton screen. */
export type SingletonWords = ReturnType<typeof wordsOf>;

/**
 * The texts of a screen that do not follow from its name, and its name in titles where the
 * definition has another.
 */
export type OwnWords = Partial<SingletonWords> & { title?: string };

/** The texts of a singleton's screen. */
export const singletonWords = (
  { item }: { item: string },
  { title = titled(item), ...own }: OwnWords = {},
): SingletonWords => ({ ...wordsOf(title), ...own });
