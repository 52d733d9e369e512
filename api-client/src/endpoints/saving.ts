/** How an item is created. */
export interface CreateOptions {
  /** The form's own key: for a day, a repeated call with it creates no second item. See `newKey`. */
  key?: string;
  signal?: AbortSignal;
}

/** How something that may be there already is changed. */
export interface ChangeOptions {
  /**
   * The `updatedAt` that was read, or null when there was nothing. When someone has changed it since, the call rejects with
   * a 412 (see `isConflict`). Left out, the change just happens.
   */
  version?: string | null;
  signal?: AbortSignal;
}

/** The request's settings for an item to be created. */
export const creating = ({ key, signal }: CreateOptions = {}) => ({
  signal,
  headers: key ? { 'Idempotency-Key': key } : {},
});

const conditionOf = (version: ChangeOptions['version']): Record<string, string> => {
  if (version === null) return { 'If-None-Match': '*' };
  return version ? { 'If-Match': `"${version}"` } : {};
};

/** The request's settings for a change. */
export const changing = ({ version, signal }: ChangeOptions = {}) => ({ signal, headers: conditionOf(version) });
