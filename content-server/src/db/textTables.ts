import type { ServerAutosave } from '@charity-site/api-client/entities';

/**
 * A form as it was before saving, shown by a link (itemPreviews). The link holds the token; only
 * its hash is stored.
 */
interface ItemPreviewRow {
  tokenHash: string;
  /** Id of the person who made it. */
  administrator: string;
  /** Path of the content type. */
  list: string;
  /** Id of the item; a new one for an item that is not stored. */
  item: string;
  /** JSON of the checked fields. */
  fields: string;
  createdAt: string;
  endsAt: string;
}

/** A field of an item or singleton in another language (docs/decisions/0048-two-languages.md). */
export interface TranslationRow {
  /** List, item, language and field, joined by '/'. */
  _id: string;
  /** Path of the list or singleton. */
  list: string;
  /** Id of the item, or key of the singleton. */
  item: string;
  language: string;
  field: string;
  text: string;
  /** The words without markup, for searches. */
  plainText: string;
  /** The field in the first language when it was translated. */
  source: string;
  /** The same in all fields of a translation: its version. */
  updatedAt: string;
}

/**
 * The unsaved text of an editor (docs/decisions/0051-forms-and-autosave.md). A text that has ended
 * leaves its number for a day.
 */
export interface AutosaveRow extends Omit<ServerAutosave, 'at'> {
  /** Time of the last change, UTC ISO 8601. */
  keptAt: string;
  /** Administrator and id, joined by '/'. */
  _id: string;
  /** Id of the person who typed it. */
  administrator: string;
  /** JSON of the values; '' once the text has ended. */
  fields: string;
}

/** The tables of texts beside the items: forms that are not saved, and translations. */
export interface TextTables {
  item_previews: ItemPreviewRow;
  translations: TranslationRow;
  autosaves: AutosaveRow;
}
