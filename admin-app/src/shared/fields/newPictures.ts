/** Files of uploaded pictures whose consent has not been asked for. */
let files: readonly string[] = [];
const listeners = new Set<() => void>();

const setFiles = (next: readonly string[]) => {
  files = next;
  listeners.forEach((listener) => listener());
};

/** The pictures that this tab has uploaded since the last question, as an external store. */
export const newPictures = {
  get: (): readonly string[] => files,
  /** Adds an uploaded picture by its URL. */
  add: (url: string): void => setFiles([...files, url.slice(url.lastIndexOf('/') + 1)]),
  clear: (): void => setFiles([]),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
