/** A text in the session's storage; null where there is none, or no storage. */
export const readSession = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text in the session's storage, or removes it. Without storage nothing is kept. */
export const writeSession = (key: string, text: string | undefined): void => {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is switched off or full.
  }
};
