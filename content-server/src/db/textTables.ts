import type { ServerAutosave } from '@charity-site/api-client/entities';

/**
 * The values of a form before saving, shown by a link (itemPreviews). The link contains the token;
 * only its hash is stored.
 */
interface ItemPreviewRow {
  tokenHash: string;
  /** Id of the person who created it. */
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
  /** The field in the default language when it was translated. */
  source: string;
  /** The same in all fields of a translation: its version. */
  updatedAt: string;
}

/**
 * The autosave of an editor (docs/decisions/0051-forms-and-autosave.md). The number of a closed
 * autosave is stored for a day.
 */
export interface AutosaveRow extends Omit<ServerAutosave, 'at'> {
  /** Time of the last change, UTC ISO 8601. */
  keptAt: string;
  /** Administrator and id, joined by '/'. */
  _id: string;
  /** Id of the person who typed it. */
  administrator: string;
  /** JSON of the values; '' after it is closed. */
  fields: string;
}

/** The tables of texts beside the items: previews, autosaves and translations. */
export interface TextTables {
  item_previews: ItemPreviewRow;
  translations: TranslationRow;
  autosaves: AutosaveRow;
}
