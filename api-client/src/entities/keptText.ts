/** Why a text is not unsaved any more. */
export type TextEnd = 'saved' | 'deleted';

/** The unsaved text of a form on the server, without its values. */
export interface ServerText {
  id: string;
  /** Name of the form, such as 'partners:new'. */
  form: string;
  /** Grows with every change. */
  revision: number;
  /** The copy that was kept last. Each device that goes on with a text has a copy of its own. */
  copy: string;
  /** The number of the last kept change of each copy. */
  changes: Record<string, number>;
  /** Version of the item that the form was opened with; null when nothing was stored. */
  version: string | null;
  /** Browser and system in words, such as 'Firefox on Android'. */
  device: string;
  /** UTC ISO 8601. */
  keptAt: string;
  /** '' while it is unsaved. */
  ended: TextEnd | '';
}
