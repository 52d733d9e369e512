/**
 * Maximum size of an unsaved text, in bytes of JSON: a rich text of 200,000 characters, and other
 * fields.
 */
export const AUTOSAVE_BYTES = 1024 * 1024;

/** The unsaved text of an editor: a form gets an editor each time it opens. */
export interface EditorText {
  /** Id of the editor. */
  id: string;
  /** Name of the form, such as 'partners:new'; '' for a text that was saved or deleted. */
  form: string;
  /** The editor counts up its texts. */
  number: number;
  /** Idempotency key of the call that creates the item; '' once the text was saved or deleted. */
  key: string;
  /** Version of the item that the form was opened with; null when nothing was stored. */
  version: string | null;
  /** The fields' values, by name. */
  values: Record<string, unknown>;
}

/** A text on the server, without its values. */
export interface ServerAutosave extends Omit<EditorText, 'values'> {
  /** Browser and system in words, such as 'Firefox on Android'. */
  device: string;
  /** Time of the last change, UTC ISO 8601. */
  at: string;
}
