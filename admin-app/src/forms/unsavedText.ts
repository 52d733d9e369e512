/**
 * Unsaved text of a form, kept in the browser, so that a closed tab or a power cut loses nothing (issue 4, point 7).
 * Chosen files are not kept: browsers don't allow it.
 */
export interface UnsavedText {
  values: Record<string, unknown>;
  /** When it was kept, UTC ISO 8601. */
  at: string;
}

const storageKey = (key: string) => `admin-draft:${key}`;

/** What was kept under the key; null when there is nothing, or nothing readable. */
export function readUnsaved(key: string): UnsavedText | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null') as Partial<UnsavedText> | null;
    return kept && typeof kept.values === 'object' && kept.values && typeof kept.at === 'string'
      ? { values: kept.values, at: kept.at }
      : null;
  } catch {
    return null;
  }
}

/** Keeps the values; a full or refused storage keeps nothing, and the form goes on. */
export function keepUnsaved(key: string, values: Record<string, unknown>): void {
  try {
    localStorage.setItem(
      storageKey(key),
      JSON.stringify({ values, at: new Date().toISOString() } satisfies UnsavedText),
    );
  } catch {
    // The text is still in the form.
  }
}

/** Forgets what was kept: it was saved, or thrown away on purpose. */
export function forgetUnsaved(key: string): void {
  try {
    localStorage.removeItem(storageKey(key));
  } catch {
    // Where nothing could be kept there is nothing to forget.
  }
}
