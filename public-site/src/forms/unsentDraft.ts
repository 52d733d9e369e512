/** The values of a form's fields, by name. */
type Values = Record<string, unknown>;

interface Kept {
  values: Values;
  /** When it was written, in ms since 1970. */
  at: number;
}

const PREFIX = 'unsent:';

/** How long words that were not sent are kept, in ms: a day, because many phones are shared. */
const KEPT_FOR = 24 * 60 * 60_000;

const parsed = (text: string | null): Kept | undefined => {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    if (!kept?.values || typeof kept.at !== 'number') return undefined;
    return Date.now() - kept.at < KEPT_FOR ? { values: kept.values, at: kept.at } : undefined;
  } catch {
    return undefined;
  }
};

const forgetExpired = (): void => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && !parsed(localStorage.getItem(key))) localStorage.removeItem(key);
};

/**
 * What was written into a form within the last day and not sent; undefined when there is nothing. Older words of any form
 * are deleted.
 * @param form a name of the form's own
 */
export const readUnsent = (form: string): Values | undefined => {
  try {
    forgetExpired();
    return parsed(localStorage.getItem(PREFIX + form))?.values;
  } catch {
    return undefined;
  }
};

/** Keeps what is written into a form; whether the browser lets us. What is kept already keeps its time. */
export const keepUnsent = (form: string, values: Values): boolean => {
  try {
    const known = parsed(localStorage.getItem(PREFIX + form));
    if (JSON.stringify(known?.values) === JSON.stringify(values)) return true;
    localStorage.setItem(PREFIX + form, JSON.stringify({ values, at: Date.now() } satisfies Kept));
    return true;
  } catch {
    return false;
  }
};

/** Forgets what was written into a form: it was sent, or deleted. */
export const forgetUnsent = (form: string): void => {
  try {
    localStorage.removeItem(PREFIX + form);
  } catch {
    // Nothing was kept.
  }
};
