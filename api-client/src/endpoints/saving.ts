import { FORM_CHECK_HEADER } from '../entities/fields/visitorForm';

/** Options of a call that creates an item. */
export interface CreateOptions {
  /**
   * Idempotency key of the form: for one day, a repeated call with the same key creates no second
   * item. See `randomId`.
   */
  key?: string;
  /** The check value of a visitor's form (`FORM_CHECK_HEADER`). */
  check?: string;
  /**
   * The unsaved text that the call stores: the id of its editor and its number, joined by a slash.
   */
  autosave?: string;
  signal?: AbortSignal;
}

/** Options of a call that changes an item or a singleton. */
export interface ChangeOptions {
  /**
   * The `updatedAt` that was read, or null when nothing was stored. If it has changed since, the
   * call rejects with a 412 (see `isConflict`). If left out, the call always writes.
   */
  version?: string | null;
  /**
   * The unsaved text that the call stores: the id of its editor and its number, joined by a slash.
   */
  autosave?: string;
  signal?: AbortSignal;
}

/** The unsaved text that a call stores, and that ends with it, as a header. */
export const autosaveHeader = (autosave: string | undefined): Record<string, string> =>
  autosave ? { Autosave: autosave } : {};

/** Request settings for a call that creates or moves an item. */
export const createConfig = ({ key, check, autosave, signal }: CreateOptions = {}) => ({
  signal,
  headers: {
    ...(key && { 'Idempotency-Key': key }),
    ...(check && { [FORM_CHECK_HEADER]: check }),
    ...autosaveHeader(autosave),
  },
});

const conditionOf = (version: ChangeOptions['version']): Record<string, string> => {
  if (version === null) return { 'If-None-Match': '*' };
  return version ? { 'If-Match': `"${version}"` } : {};
};

/** Request settings for a change. */
export const updateConfig = ({ version, autosave, signal }: ChangeOptions = {}) => ({
  signal,
  headers: { ...conditionOf(version), ...autosaveHeader(autosave) },
});
