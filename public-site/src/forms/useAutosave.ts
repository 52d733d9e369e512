import { autosaveStore, randomId, type Autosave } from '@charity-site/api-client';
import { useState, useSyncExternalStore } from 'react';

/** One day in ms; short, because many phones are shared. */
const KEPT_FOR = 24 * 60 * 60_000;

const stored = autosaveStore('unsent:', KEPT_FOR);

const never = () => () => {};

interface Text {
  found: Autosave | undefined;
  key: string;
  /** Values submitted while offline, as JSON. */
  waiting: string | undefined;
}

const newText = (): Text => ({ found: undefined, key: randomId(), waiting: undefined });

const textOf = (form: string): Text => {
  const found = stored.all().find((text) => text.form === form);
  if (!found) return newText();
  return { found, key: found.id, waiting: found.isWaiting && JSON.stringify(found.values) };
};

/**
 * Autosave of a visitor form in browser storage.
 *
 * @param form unique name of the form
 */
export function useAutosave(form: string) {
  // False on the server and during hydration, because the server does not know the storage.
  const hasStorage = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isRead, setRead] = useState(hasStorage);
  const [{ found, key, waiting }, setText] = useState(() =>
    hasStorage ? textOf(form) : newText(),
  );
  if (hasStorage && !isRead) {
    setRead(true);
    setText(textOf(form));
  }
  const [isKept, setKept] = useState(true);
  const isWaiting = (values: object) => waiting !== undefined && waiting === JSON.stringify(values);
  return {
    /**
     * Idempotency key of the request; the same for all attempts, also after a reload, so a text
     * that is sent again after a lost response is created once.
     */
    key,
    /** Input of an earlier visit, if any. */
    found: found?.values,
    keep: (values: Record<string, unknown>) => {
      if (isWaiting(values)) return;
      // A restored text retains its time.
      const at = JSON.stringify(found?.values) === JSON.stringify(values) ? found?.at : undefined;
      setKept(stored.keep({ form, id: key, values, ...(at && { at }) }));
      if (waiting !== undefined) setText({ found, key, waiting: undefined });
    },
    /**
     * True while these values wait for a connection. After an edit the visitor must send them
     * again.
     */
    isWaiting,
    /** Stores whether the values will be sent when the browser is back online. */
    wait: (values: object, waits: boolean) => {
      stored.keep({ form, id: key, values: { ...values }, ...(waits && { isWaiting: true }) });
      setText({ found, key, waiting: waits ? JSON.stringify(values) : undefined });
    },
    /** False if the browser refuses to store the input. */
    isKept,
    /** Leaves the restorable text in storage and saves new input under another key. */
    setAside: () => setText(newText()),
    /** Removes the text after it was sent or deleted. Later input starts a new autosave. */
    forget: () => {
      stored.forget({ form, id: key });
      setText(newText());
    },
  };
}

export type FormAutosave = ReturnType<typeof useAutosave>;
