import { FORM_CHECK_HEADER } from '../entities/fields/formCheck';

/** Options of a call that creates an item. */
export interface CreateOptions {
  /**
   * Idempotency key of the form: for one day, a repeated call with the same key creates no second
   * item. See `randomId`.
   */
  key?: string;
  /** Value of `FORM_CHECK_HEADER`, for visitors' forms. */
  check?: string;
  /** The autosave that the call saves: editor id and number, joined by a slash. */
  autosave?: string;
  signal?: AbortSignal;
}

/** Options of a call that changes an item or a singleton. */
export interface ChangeOptions {
  /**
   * The `updatedAt` that was read; null if nothing was stored. If it has changed since, the call
   * rejects with a 412 (see `isConflict`). If left out, the call always writes.
   */
  version?: string | null;
  /** The autosave that the call saves: editor id and number, joined by a slash. */
  autosave?: string;
  signal?: AbortSignal;
}

/** Header of a call that saves an autosave. The server then deletes the autosave. */
export const autosaveHeader = (autosave: string | undefined): Record<string, string> =>
  autosave ? { Autosave: autosave } : {};

/** Request config of a call that creates or moves an item. */
export const createConfig = ({ key, check, autosave, signal }: CreateOptions = {}) => ({
  signal,
  headers: {
    ...(key && { 'Idempotency-Key': key }),
    ...(check && { [FORM_CHECK_HEADER]: check }),
    ...autosaveHeader(autosave),
  },
});

const conditionHeader = (version: ChangeOptions['version']): Record<string, string> => {
  if (version === null) return { 'If-None-Match': '*' };
  return version ? { 'If-Match': `"${version}"` } : {};
};

/** Request config of a change. */
export const updateConfig = ({ version, autosave, signal }: ChangeOptions = {}) => ({
  signal,
  headers: { ...conditionHeader(version), ...autosaveHeader(autosave) },
});
