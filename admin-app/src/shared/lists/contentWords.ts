import type { ContentType } from '@charity-site/api-client/entities';

/** Words with capitals, as in headings and on buttons. */
export const titled = (words: string): string =>
  words.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** Names of a list's items in the texts of its screen. */
interface Names {
  /** As in messages: 'Partner' for 'Partner added successfully!'. */
  item: string;
  /** As in the modal's titles: 'Hero Slide' for 'Add New Hero Slide'. */
  title: string;
  /** As on the submit buttons: 'Slide' for 'Add Slide' and 'Update Slide'. */
  button: string;
  /** As in load failures: 'partners' for 'Failed to fetch partners.'. */
  fetched: string;
}

const wordsOf = (label: string, { item, title, button, fetched }: Names) => {
  const thing = item.toLowerCase();
  return {
    item,
    /** The item within a sentence. */
    thing,
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
    confirm: `Are you sure you want to delete this ${thing}?`,
    failedFetch: `Failed to fetch ${fetched}.`,
    failedOpen: `Failed to fetch ${title.toLowerCase()} details.`,
    failedSave: `Failed to save ${thing}.`,
    failedDelete: `Failed to delete ${thing}.`,
  };
};

/** The texts of one list screen. */
export type ContentWords = ReturnType<typeof wordsOf>;

/** The names and texts of a screen that do not follow from its definition. */
export type OwnContentWords = Partial<Names & ContentWords>;

/** The texts of the screen of a content type. */
export const contentWords = (
  { label, item }: Pick<ContentType<object>, 'label' | 'item'>,
  own: OwnContentWords = {},
): ContentWords => {
  const { title = titled(item) } = own;
  const names = { item, title, button: title, fetched: label.toLowerCase(), ...own };
  return { ...wordsOf(label, names), ...own };
};
