import type { AnyDefinition } from '@charity-site/api-client/entities';
import type { FormField } from '../fields/fields';

/** An item or singleton with words. */
export interface TranslationTarget {
  definition: AnyDefinition;
  /** Id of the item; the page of a page hero; the path of a singleton. */
  item: string;
  /** The stored values in English. */
  english: Record<string, unknown>;
  /** The fields of the English form. */
  fields: readonly FormField<string>[];
}
