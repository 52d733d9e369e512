/** Texts of one singleton screen. */
export interface SingletonWords {
  heading: string;
  /** Name in sentences: 'quote' for 'Someone else has changed this quote'. */
  thing: string;
  /** The h2 above the stored record. */
  current: string;
  /** Text while there is no record. */
  none: string;
  add: string;
  update: string;
  confirm: string;
  saved: string;
  deleted: string;
  failedFetch: string;
  failedSave: string;
  failedDelete: string;
  /** True when the server's message follows `failedDelete`. */
  deleteSaysWhy: boolean;
}

const titled = (item: string) => item.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** The texts of a screen that do not follow from its name, and its name in titles where the definition has another. */
export type OwnWords = Partial<SingletonWords> & { title?: string };

/** The texts of a singleton's screen. */
export const singletonWords = (
  { item }: { item: string },
  { title = titled(item), ...own }: OwnWords = {},
): SingletonWords => {
  const name = title.toLowerCase();
  const start = `${title.charAt(0)}${name.slice(1)}`;
  return {
    heading: `Manage ${title}`,
    thing: 'page',
    current: `Current ${title}`,
    none: `No ${name} yet.`,
    add: `Add ${title}`,
    update: `Update ${title}`,
    confirm: `Are you sure you want to delete the ${name}?`,
    saved: `${start} saved successfully!`,
    deleted: `${start} deleted successfully!`,
    failedFetch: `Failed to fetch ${name}.`,
    failedSave: `Failed to save ${name}.`,
    failedDelete: `Failed to delete ${name}.`,
    deleteSaysWhy: true,
    ...own,
  };
};
