/**
 * The unsaved text of a form, kept in the browser, so that a closed tab or a power cut loses nothing. Chosen files are not
 * kept: browsers don't allow it.
 */
export interface KeptText {
  /** Chosen by the form that wrote it. It is also the key of the call that creates something: see `CreateOptions`. */
  id: string;
  /** The fields' values, by name. */
  values: Record<string, unknown>;
  /** The version of the record that the form was filled from: see `ChangeOptions`. */
  version?: string | null;
  /** When it was kept, UTC ISO 8601. */
  at: string;
}

const parsed = (id: string, text: string | null): KeptText | null => {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptText> | null;
    return kept && typeof kept.values === 'object' && kept.values && typeof kept.at === 'string'
      ? { id, values: kept.values, at: kept.at, version: kept.version }
      : null;
  } catch {
    return null;
  }
};

const isSame = (kept: KeptText | null, { values, version }: Omit<KeptText, 'at'>) =>
  JSON.stringify([kept?.values, kept?.version]) === JSON.stringify([values, version]);

/**
 * The unsaved texts of a remote's forms. Each text has an id of its own, so two tabs never overwrite each other's.
 *
 * @param prefix begins the names of the texts in local storage
 * @param keptFor how long a text is kept after its last change, in milliseconds
 */
export const keptTexts = (prefix: string, keptFor: number) => {
  const keyOf = (form: string, id: string) => `${prefix}${form}:${id}`;
  const isOld = ({ at }: KeptText) => !(Date.now() - Date.parse(at) < keptFor);
  return {
    /** Every text that was kept for a form, the newest first. What is unreadable or too old is removed, of all forms. */
    read: (form: string): KeptText[] => {
      try {
        const found: KeptText[] = [];
        for (const key of Object.keys(localStorage)) {
          if (!key.startsWith(prefix)) continue;
          const id = key.slice(key.lastIndexOf(':') + 1);
          const kept = parsed(id, localStorage.getItem(key));
          if (!kept || isOld(kept)) localStorage.removeItem(key);
          else if (key === keyOf(form, id)) found.push(kept);
        }
        return found.sort((one, other) => other.at.localeCompare(one.at));
      } catch {
        return [];
      }
    },
    /** Keeps a text; whether that worked: a full or refused storage keeps nothing. An unchanged text keeps its time. */
    keep: (form: string, text: Omit<KeptText, 'at'>): boolean => {
      const { id, ...rest } = text;
      const key = keyOf(form, id);
      try {
        if (isSame(parsed(id, localStorage.getItem(key)), text)) return true;
        localStorage.setItem(key, JSON.stringify({ ...rest, at: new Date().toISOString() }));
        return true;
      } catch {
        return false;
      }
    },
    /** Removes a text: it was saved, or deleted on purpose. */
    forget: (form: string, id: string): void => {
      try {
        localStorage.removeItem(keyOf(form, id));
      } catch {
        // Where nothing could be kept there is nothing to remove.
      }
    },
  };
};
