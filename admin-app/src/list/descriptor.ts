import type { ContentCalls, PageQuery } from '@charity-site/api-client';
import type { ContentType, Publication, Stored } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import type { ListItem } from '@charity-site/ui-kit';
import type { FormField } from '../forms/fields';
import type { FieldLooks } from '../forms/fieldsOf';
import type { DraftRules } from '../forms/draftForm';

/** The texts of one list screen. */
export interface ContentWords {
  /** The h1, such as 'Manage Partners'. */
  heading: string;
  /** The h2 above the cards. */
  list: string;
  /** As in messages: 'Partner' for 'Partner added successfully!'. */
  item: string;
  /** As in the modal's titles, if different: 'Hero Slide' for 'Add New Hero Slide'. */
  title?: string;
  /** As on the submit buttons, if different: 'Slide' for 'Add Slide' and 'Update Slide'. */
  button?: string;
  /** Text of an edit form's submit button, if not 'Update …'. */
  updateButton?: string;
  /** As in load failures: 'partners' for 'Failed to fetch partners.'. */
  fetched: string;
  search: 'Search by title...' | 'Search by name...' | 'Search by name or title...';
  none: string;
}

/** Content of an item's card. */
type Card = Omit<ListItem, 'id' | 'canMoveUp' | 'canMoveDown' | 'picture'> & {
  /** URL of its image; '' when there is none. */
  picture?: string;
};

/** An item as a list shows it: whole, or the fields of a card. */
export interface Listed {
  _id: string;
}

/** Describes the screen of one content type; see `contentScreen`. */
export interface ContentScreenDescription<Draft extends object, Shown extends Listed> {
  type: ContentType<Draft> & { rules: DraftRules<NoInfer<Draft>> };
  /** First values of a new item; missing ones are empty. */
  first?: () => Partial<NoInfer<Draft>>;
  /** Texts that do not follow from the definition. */
  words?: Partial<ContentWords>;
  /** A card, made of what the list answers. */
  card: (item: Shown) => Card;
  fields: FieldLooks<NoInfer<Draft>>;
  /** Categories, if the list can be filtered by category. */
  categories?: readonly string[];
  /** Content next to the Add button, such as a link to a related screen. */
  aside?: ReactNode;
}

/** The same with the fields and the calls that follow from the definition. */
export interface ContentDescriptor<Draft extends object, Shown extends Listed = Stored<Draft>> extends Omit<
  ContentScreenDescription<Draft, Shown>,
  'fields'
> {
  fields: readonly FormField<keyof Draft & string>[];
  words: ContentWords;
  calls: Omit<ContentCalls<Draft>, 'query'> & { query: PageQuery<Shown & Partial<Publication>> };
}

/**
 * The texts of the screen of a content type.
 * @param other those that do not follow from its name
 */
export const contentWords = (
  { label, item }: Pick<ContentType<object>, 'label' | 'item'>,
  other?: Partial<ContentWords>,
): ContentWords => ({
  heading: `Manage ${label}`,
  list: `Existing ${label}`,
  item,
  title: item.replace(/\b\w/g, (letter) => letter.toUpperCase()),
  fetched: label.toLowerCase(),
  search: 'Search by title...',
  none: `No ${label.toLowerCase()} found.`,
  ...other,
});

/** The texts derived from a screen's words. */
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
    failedOpen: `Failed to fetch ${title.toLowerCase()} details.`,
    failedSave: `Failed to save ${thing}.`,
    failedDelete: `Failed to delete ${thing}.`,
    thing,
  };
};
