/** Maximum size of an autosave as JSON, in bytes: a rich text of 200,000 characters, and more. */
export const AUTOSAVE_BYTES = 1024 * 1024;

/** The autosave of an editor. A form creates an editor each time it opens. */
export interface EditorText {
  /** Id of the editor. */
  id: string;
  /** Name of the form, such as 'partners:new'; '' if the autosave was saved or deleted. */
  form: string;
  /** Sequence number within the editor. */
  number: number;
  /** Idempotency key of the call that creates the item; '' once saved or deleted. */
  key: string;
  /** Version of the item when the form was opened; null if nothing was stored. */
  version: string | null;
  /** The fields' values, by name. */
  values: Record<string, unknown>;
}

/** An autosave on the server, without its values. */
export interface ServerAutosave extends Omit<EditorText, 'values'> {
  /** Browser and system, such as 'Firefox on Android'. */
  device: string;
  /** Time of the last change, UTC ISO 8601. */
  at: string;
}
