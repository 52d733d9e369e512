/**
 * Unsaved text of a form, kept in the browser, so that a closed tab or a power cut loses nothing. Each opened form keeps
 * its text under an id of its own, so two tabs never overwrite each other's. Chosen files are not kept: browsers don't
 * allow it.
 */
export interface UnsavedText {
  /** The id of the opened form that wrote it. It is also the key of the call that creates the item. */
  id: string;
  values: Record<string, unknown>;
  /** The version of the record that the form was filled from: see `ChangeOptions`. */
  version?: string | null;
  /** When it was kept, UTC ISO 8601. */
  at: string;
}

/** Text that nobody asked for in this time is removed, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const PREFIX = 'admin-draft:';

const storageKey = (form: string, id: string) => `${PREFIX}${form}:${id}`;

const parsed = (id: string, text: string | null): UnsavedText | null => {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<UnsavedText> | null;
    return kept && typeof kept.values === 'object' && kept.values && typeof kept.at === 'string'
      ? { id, values: kept.values, at: kept.at, version: kept.version }
      : null;
  } catch {
    return null;
  }
};

const isOld = ({ at }: UnsavedText) => !(Date.now() - Date.parse(at) < KEPT_FOR);

/** Everything that was kept for a form, the newest first. What is unreadable or too old is removed. */
export const readUnsaved = (form: string): UnsavedText[] => {
  try {
    const found: UnsavedText[] = [];
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const id = key.slice(key.lastIndexOf(':') + 1);
      const kept = parsed(id, localStorage.getItem(key));
      if (!kept || isOld(kept)) localStorage.removeItem(key);
      else if (key === storageKey(form, id)) found.push(kept);
    }
    return found.sort((one, other) => other.at.localeCompare(one.at));
  } catch {
    return [];
  }
};

/** Keeps a text; whether that worked. A full or refused storage keeps nothing, and the form goes on. */
export const keepUnsaved = (form: string, text: Omit<UnsavedText, 'at'>): boolean => {
  const { id, ...rest } = text;
  try {
    localStorage.setItem(storageKey(form, id), JSON.stringify({ ...rest, at: new Date().toISOString() }));
    return true;
  } catch {
    return false;
  }
};

/** Removes a text: it was saved, or thrown away on purpose. */
export const forgetUnsaved = (form: string, id: string): void => {
  try {
    localStorage.removeItem(storageKey(form, id));
  } catch {
    // Where nothing could be kept there is nothing to remove.
  }
};
