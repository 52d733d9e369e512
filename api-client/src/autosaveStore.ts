/**
 * The unsaved text of a form in local storage, so that a closed tab or a power cut loses nothing.
 * Chosen files cannot be stored.
 */
export interface Autosave {
  /** In a visitor's form also the idempotency key of its call: see `CreateOptions`. */
  id: string;
  /** Name of the form. */
  form: string;
  /** The fields' values, by name. */
  values: Record<string, unknown>;
  /** True if it was submitted offline. */
  isWaiting?: true;
  /** Time of the last change, UTC ISO 8601. */
  at: string;
}

/** Texts that did not fit into storage, by key. They last as long as the page. */
const unstored = new Map<string, string>();

/** The contents of local storage; empty if it is unavailable. */
const stored = (): Record<string, string> => {
  try {
    return { ...localStorage };
  } catch {
    return {};
  }
};

/**
 * Creates the store of a remote's unsaved texts. Each text has its own id, so two tabs never
 * overwrite each other's.
 *
 * @param prefix of the keys in local storage
 * @param ttl time in milliseconds from the last change until a text expires
 */
export const autosaveStore = <Text extends Autosave>(prefix: string, ttl: number) => {
  const keyOf = ({ form, id }: Pick<Text, 'form' | 'id'>) => `${prefix}${form}:${id}`;
  const remove = (key: string) => {
    unstored.delete(key);
    if (key in stored()) localStorage.removeItem(key);
  };
  const read = ([key, json]: [key: string, json: string]): Text[] => {
    try {
      const text = JSON.parse(json) as Text;
      const end = key.lastIndexOf(':');
      if (Date.now() - Date.parse(text.at) < ttl)
        return [{ ...text, form: key.slice(prefix.length, end), id: key.slice(end + 1) }];
    } catch {
      // Stored by another version.
    }
    remove(key);
    return [];
  };
  return {
    /** Returns the texts, newest first. Removes invalid and expired ones. */
    all: (): Text[] =>
      [...new Map([...Object.entries(stored()), ...unstored])]
        .filter(([key]) => key.startsWith(prefix))
        .flatMap(read)
        .sort((one, other) => other.at.localeCompare(one.at)),
    /**
     * Saves a text, with the current time unless it has one.
     * @returns false if storage is full or unavailable
     */
    keep: (text: Omit<Text, 'at'> & { at?: string }): boolean => {
      const key = keyOf(text);
      const json = JSON.stringify({ at: new Date().toISOString(), ...text });
      try {
        localStorage.setItem(key, json);
        unstored.delete(key);
        return true;
      } catch {
        unstored.set(key, json);
        return false;
      }
    },
    /** Removes a text. */
    forget: (text: Pick<Text, 'form' | 'id'>): void => remove(keyOf(text)),
  };
};
