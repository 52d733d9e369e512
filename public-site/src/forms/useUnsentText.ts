import { keptTexts, newKey } from '@charity-site/api-client';
import { useState, useSyncExternalStore } from 'react';

/** A day, because many phones are shared. In milliseconds. */
const KEPT_FOR = 24 * 60 * 60_000;

const texts = keptTexts('unsent:', KEPT_FOR);

const never = () => () => {};

/** False on the server and in the first browser render of its markup, because the server does not know the storage. */
function useStorage(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const textOf = (form: string) => {
  const found = texts.read(form)[0];
  return { found, key: found?.id ?? newKey() };
};

/**
 * What a visitor has written into a form and not sent, as the browser keeps it.
 *
 * @param form a name of the form's own
 */
export function useUnsentText(form: string) {
  const hasStorage = useStorage();
  const [isRead, setRead] = useState(hasStorage);
  const [{ found, key }, setText] = useState(() => (hasStorage ? textOf(form) : { found: undefined, key: newKey() }));
  if (hasStorage && !isRead) {
    setRead(true);
    setText(textOf(form));
  }
  const [isKept, setKept] = useState(true);
  return {
    /**
     * The key of the form's call: that of an earlier try whose outcome nobody knows, else a new one. It outlives a reload,
     * so a text that is sent again after a lost answer arrives once.
     */
    key,
    /** What was written in an earlier visit; undefined when there is nothing. */
    found: found?.values,
    keep: (values: Record<string, unknown>) => setKept(texts.keep(form, { id: key, values })),
    /** False when the browser does not let us keep what is written. */
    isKept,
    /** Leaves the found text where it is kept, and keeps what is written from now on beside it. */
    setAside: () => setText({ found: undefined, key: newKey() }),
    /** The text was sent, or deleted. What is written from now on is another one. */
    forget: () => {
      texts.forget(form, key);
      setText({ found: undefined, key: newKey() });
    },
  };
}

export type UnsentTextStore = ReturnType<typeof useUnsentText>;
