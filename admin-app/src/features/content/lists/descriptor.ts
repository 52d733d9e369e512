import type { ContentCalls, PageQuery } from '@charity-site/api-client';
import type {
  ContentType,
  Publication,
  ReviewState,
  Stored,
} from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import type { ListItem } from '@charity-site/ui-kit';
import type { FormField } from '../../../shared/fields/fields';
import type { FormFieldOptions } from '../../../shared/fields/buildFields';
import type { EditRules } from '../../../shared/fields/editForm';
import type { ContentWords, OwnContentWords } from '../../../shared/lists/contentWords';

/** Content of an item's card. */
type Card = Omit<ListItem, 'id' | 'canMoveUp' | 'canMoveDown' | 'picture'> & {
  /** URL of its image, or ''. */
  picture?: string;
};

/** An item of a list response: all of its fields, or those of a card. */
export interface Listed {
  _id: string;
}

/** Describes the screen of one content type; see `createContentScreen`. */
export interface ContentScreenConfig<Draft extends object, Item extends Listed> {
  type: ContentType<Draft> & { rules: EditRules<NoInfer<Draft>> };
  /** Initial values of a new item; missing ones are empty. */
  first?: () => Partial<NoInfer<Draft>>;
  /** Names and texts that differ from those derived from the definition. */
  words?: OwnContentWords;
  /** Builds the card from an item of the list response. */
  card: (item: Item) => Card;
  fields: FormFieldOptions<NoInfer<Draft>>;
  /** Sentence in the confirmation of a deletion. */
  deletionNote?: (item: Item) => string;
  /** Categories, if the list can be filtered by category. */
  categories?: readonly string[];
  /** Content next to the Add button, such as a link to a related screen. */
  aside?: ReactNode;
}

/** The config with the fields, texts and requests derived from the definition. */
export interface ResolvedContentScreenConfig<
  Draft extends object,
  Item extends Listed = Stored<Draft>,
> extends Omit<ContentScreenConfig<Draft, Item>, 'fields'> {
  /** The rules of the form. For a type with drafts, they include the end of an item. */
  rules: EditRules<Draft>;
  fields: readonly FormField<keyof Draft & string>[];
  words: ContentWords;
  calls: Omit<ContentCalls<Draft>, 'query'> & {
    query: PageQuery<Item & Partial<Publication> & ReviewState>;
  };
}
