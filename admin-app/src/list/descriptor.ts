import type { ContentCalls } from '@charity-site/api-client';
import type { ContentType, Stored } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import type { ListItem } from '@charity-site/ui-kit';
import type { FormField } from '../forms/fields';

/** The wording of one list screen; the rest of its texts follow from it (docs/product.md 5.5, 6, 8). */
export interface ContentWords {
  /** The h1, such as 'Manage Partners'. */
  heading: string;
  /** The h2 above the cards. */
  list: string;
  /** As messages say it: 'Partner' for 'Partner added successfully!'. */
  item: string;
  /** As the modal's titles say it, when that differs: 'Hero Slide' for 'Add New Hero Slide'. */
  title?: string;
  /** As the submit buttons say it, when that differs: 'Slide' for 'Add Slide' and 'Update Slide'. */
  button?: string;
  /** The submit button of an edit, when it is not 'Update …'. */
  updateButton?: string;
  /** What loading failed to fetch: 'partners' for 'Failed to fetch partners.'. */
  fetched: string;
  search: 'Search by title...' | 'Search by name...' | 'Search by name or title...';
  none: string;
}

/** What a card shows of an item, besides what every card has. */
type Card = Omit<ListItem, 'id' | 'canMoveUp' | 'canMoveDown' | 'picture'> & {
  /** The address of its picture; '' when there is none. */
  picture?: string;
};

/** The start of a text that a card gets, in characters: more than its three lines can show, and no more. */
export const PREVIEW = 300;

/** What makes one content type's screen; see `contentScreen`. */
export interface ContentScreenDescription<Draft extends object> {
  type: ContentType<Draft>;
  /** What the add form starts from (docs/product.md 5.6). */
  blank: () => Draft;
  words: ContentWords;
  card: (item: Stored<Draft>) => Card;
  fields: readonly FormField<keyof Draft & string>[];
  /** Where the screen narrows by category: the categories. */
  categories?: readonly string[];
  /** Items a page; 10 unless told (docs/product.md 10). */
  pageSize?: number;
  /** More beside the Add button or the filter, such as a link to a related screen. */
  aside?: ReactNode;
}

/** The same with the calls that follow from the definition. */
export interface ContentDescriptor<Draft extends object> extends ContentScreenDescription<Draft> {
  calls: ContentCalls<Draft>;
}

/** The texts that follow from a screen's words. */
export const textsOf = ({ item, title = item, button = title, updateButton, fetched }: ContentWords) => {
  const thing = item.toLowerCase();
  return {
    add: `Add New ${title}`,
    edit: `Edit ${title}`,
    addButton: `Add ${button}`,
    updateButton: updateButton ?? `Update ${button}`,
    added: `${item} added successfully!`,
    updated: `${item} updated successfully!`,
    deleted: `${item} deleted successfully!`,
    confirm: `Are you sure you want to delete this ${thing}?`,
    failedFetch: `Failed to fetch ${fetched}.`,
    failedSave: `Failed to save ${thing}.`,
    failedDelete: `Failed to delete ${thing}.`,
    thing,
  };
};
