import type { AnyDefinition } from '@charity-site/api-client/entities';
import type { FormField } from '../fields/fields';

/** An item or singleton with translatable fields. */
export interface TranslationTarget {
  definition: AnyDefinition;
  /** Id of an item, page of a page hero, or path of a singleton. */
  item: string;
  /** The stored values in English. */
  english: Record<string, unknown>;
  /** The fields of the English form. */
  fields: readonly FormField<string>[];
  /** True if the words are sent for review instead of saved. */
  needsReview?: boolean;
}
