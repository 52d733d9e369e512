/** The unsaved text of a form on the server, without its values. */
export interface ServerAutosave {
  id: string;
  /** Name of the form, such as 'partners:new'. */
  form: string;
  /** Keys of the present text and of those that it goes on from, the latest first. */
  revisions: readonly string[];
  /** Version of the item that the form was opened with; null when nothing was stored. */
  version: string | null;
  /** Browser and system in words, such as 'Firefox on Android'. */
  device: string;
  /** UTC ISO 8601. */
  keptAt: string;
  /** Reason for which it has no values any more; '' while it is unsaved. */
  ended: '' | 'saved' | 'deleted';
}
