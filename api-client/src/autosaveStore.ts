/**
 * The unsaved text of a form, kept in the browser so that a closed tab or a power cut loses nothing. Chosen files cannot be
 * kept.
 */
export interface Autosave {
  /** Of the form, each time that it opens. For a visitor's form also the idempotency key of its call: see `CreateOptions`. */
  id: string;
  /** The fields' values, by name. */
  values: Record<string, unknown>;
  /** Version of the stored item that the form was filled from: see `ChangeOptions`. */
  version?: string | null;
  /** The person has sent it, but there was no connection. */
  isWaiting?: true;
  /** The form counts its texts up. Undefined in visitors' forms, and in copies of an admin-app of before 2026-12-29. */
  number?: number;
  /** The highest number that the server is known to have had. */
  had?: number;
  /** Idempotency key of the call that creates the item: see `CreateOptions`. */
  key?: string;
  /** It was deleted here, and the server does not know yet. */
  isDeleted?: true;
  /** When it was kept, UTC ISO 8601. */
  at: string;
}

const parsed = (id: string, text: string | null): Autosave | null => {
  try {
    const { values, at, ...kept } = JSON.parse(text ?? '{}') as Partial<Autosave>;
    return typeof values === 'object' && values && typeof at === 'string' ? { ...kept, id, values, at } : null;
  } catch {
    return null;
  }
};

const isSame = (kept: Autosave, { values, version, isWaiting }: Omit<Autosave, 'at'>) =>
  JSON.stringify([kept.values, kept.version, kept.isWaiting]) === JSON.stringify([values, version, isWaiting]);

/**
 * Creates the store of a remote's unsaved texts. Each text has its own id, so two tabs never overwrite each other's.
 *
 * @param prefix of the keys in local storage
 * @param keptFor time in milliseconds after the last change until a text expires
 */
export const autosaveStore = (prefix: string, keptFor: number) => {
  const keyOf = (form: string, id: string) => `${prefix}${form}:${id}`;
  const isOld = ({ at }: Autosave) => !(Date.now() - Date.parse(at) < keptFor);
  const all = (): (Autosave & { form: string })[] => {
    try {
      const found: (Autosave & { form: string })[] = [];
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith(prefix)) continue;
        const end = key.lastIndexOf(':');
        const kept = parsed(key.slice(end + 1), localStorage.getItem(key));
        if (!kept || isOld(kept)) localStorage.removeItem(key);
        else found.push({ ...kept, form: key.slice(prefix.length, end) });
      }
      return found.sort((one, other) => other.at.localeCompare(one.at));
    } catch {
      return [];
    }
  };
  return {
    /** Returns the texts of all forms, newest first. Removes invalid and expired ones. */
    all,
    /** Returns the texts of a form, newest first. */
    read: (form: string): Autosave[] => all().flatMap(({ form: of, ...kept }) => (of === form ? [kept] : [])),
    /**
     * Keeps a text. An unchanged text keeps its time; a changed one gets the current time, unless `at` is given.
     * @returns false when storage is full or not available
     */
    keep: (form: string, text: Omit<Autosave, 'at'> & { at?: string }): boolean => {
      const { id, ...rest } = text;
      const key = keyOf(form, id);
      try {
        const before = parsed(id, localStorage.getItem(key));
        const at = before && isSame(before, text) ? before.at : (text.at ?? new Date().toISOString());
        localStorage.setItem(key, JSON.stringify({ ...rest, at }));
        return true;
      } catch {
        return false;
      }
    },
    /** Removes a text that was saved or deleted. */
    forget: (form: string, id: string): void => {
      try {
        localStorage.removeItem(keyOf(form, id));
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
};
