/** Reads a text from session storage; null if it is missing or storage is unavailable. */
export const readSession = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a text in session storage, or removes it. Does nothing if storage is unavailable. */
export const writeSession = (key: string, text: string | undefined): void => {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is switched off or full.
  }
};
