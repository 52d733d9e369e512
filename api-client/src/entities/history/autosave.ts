/** The unsaved text of a form on the server, without its values. */
export interface ServerAutosave {
  /** Id of the editor: a form that was opened once. */
  id: string;
  /** Name of the form, such as 'partners:new'; '' for a text that was saved before it was kept. */
  form: string;
  /** The editor counts its texts up. */
  number: number;
  /** Idempotency key of the call that creates the item; '' once the text was saved or deleted. */
  key: string;
  /** Version of the item that the form was opened with; null when nothing was stored. */
  version: string | null;
  /** Browser and system in words, such as 'Firefox on Android'. */
  device: string;
  /** UTC ISO 8601. */
  keptAt: string;
}

/** The unsaved texts of a person. */
export interface ServerAutosaves {
  texts: ServerAutosave[];
  /** Names of other people who have typed into the form in the last two minutes. */
  editing: string[];
  /** Nobody else has, or is known to have had, access to this site. */
  isAlone: boolean;
}
