/**
 * The unsaved text of a form, kept in the browser so that a closed tab or a power cut loses
 * nothing. Chosen files cannot be kept.
 */
export interface Autosave {
  /** Of a visitor's form also the idempotency key of its call: see `CreateOptions`. */
  id: string;
  /** Name of the form. */
  form: string;
  /** The fields' values, by name. */
  values: Record<string, unknown>;
  /** The person has sent it, but there was no connection. */
  isWaiting?: true;
  /** Time of the last change, UTC ISO 8601. */
  at: string;
}

/** Texts that storage had no room for, by key. They last as long as the page. */
const unstored = new Map<string, string>();

/** The browser's storage; empty where it allows none. */
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
 * @param keptFor time in milliseconds after the last change until a text expires
 */
export const autosaveStore = <Text extends Autosave>(prefix: string, keptFor: number) => {
  const keyOf = ({ form, id }: Pick<Text, 'form' | 'id'>) => `${prefix}${form}:${id}`;
  const forget = (key: string) => {
    unstored.delete(key);
    if (key in stored()) localStorage.removeItem(key);
  };
  const read = ([key, json]: [key: string, json: string]): Text[] => {
    try {
      const text = JSON.parse(json) as Text;
      const end = key.lastIndexOf(':');
      if (Date.now() - Date.parse(text.at) < keptFor)
        return [{ ...text, form: key.slice(prefix.length, end), id: key.slice(end + 1) }];
    } catch {
      // Not a text of this version.
    }
    forget(key);
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
     * Keeps a text, with the current time unless it has one.
     * @returns false when storage is full or not available
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
    forget: (text: Pick<Text, 'form' | 'id'>): void => forget(keyOf(text)),
  };
};
