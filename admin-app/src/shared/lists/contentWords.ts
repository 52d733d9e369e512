import type { ContentType } from '@charity-site/api-client/entities';

/** Capitalizes each word, as in headings and on buttons. */
export const titled = (words: string): string =>
  words.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** Nouns of a list's items in the messages of its screen. */
interface Names {
  /** In messages: 'Partner' for 'Partner added successfully!'. */
  item: string;
  /** In dialog titles: 'Hero Slide' for 'Add New Hero Slide'. */
  title: string;
  /** On submit buttons: 'Slide' for 'Add Slide' and 'Update Slide'. */
  button: string;
  /** In load errors: 'partners' for 'Failed to fetch partners.'. */
  fetched: string;
}

const wordsOf = (label: string, { item, title, button, fetched }: Names) => {
  const noun = item.toLowerCase();
  return {
    item,
    /** The noun within a sentence. */
    noun,
    /** The h1. */
    heading: `Manage ${label}`,
    /** The h2 above the cards. */
    list: `Existing ${label}`,
    search: 'Search by title...',
    none: `No ${label.toLowerCase()} found.`,
    add: `Add New ${title}`,
    edit: `Edit ${title}`,
    addButton: `Add ${button}`,
    updateButton: `Update ${button}`,
    added: `${item} added successfully!`,
    updated: `${item} updated successfully!`,
    deleted: `${item} deleted successfully!`,
    confirm: `Are you sure you want to delete this ${noun}?`,
    failedFetch: `Failed to fetch ${fetched}.`,
    failedOpen: `Failed to fetch ${title.toLowerCase()} details.`,
    failedSave: `Failed to save ${noun}.`,
    failedDelete: `Failed to delete ${noun}.`,
  };
};

/** Messages of one list screen. */
export type ContentWords = ReturnType<typeof wordsOf>;

/** Nouns and messages of a screen that do not follow from its definition. */
export type OwnContentWords = Partial<Names & ContentWords>;

/** The messages of a content type's screen. */
export const contentWords = (
  { label, item }: Pick<ContentType<object>, 'label' | 'item'>,
  overrides: OwnContentWords = {},
): ContentWords => {
  const { title = titled(item) } = overrides;
  const names = { item, title, button: title, fetched: label.toLowerCase(), ...overrides };
  return { ...wordsOf(label, names), ...overrides };
};
