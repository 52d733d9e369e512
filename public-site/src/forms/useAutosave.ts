import { autosaveStore, randomId, type Autosave } from '@charity-site/api-client';
import { useState, useSyncExternalStore } from 'react';

/** A day, because many phones are shared. In milliseconds. */
const KEPT_FOR = 24 * 60 * 60_000;

const stored = autosaveStore('unsent:', KEPT_FOR);

const never = () => () => {};

interface Text {
  found: Autosave | undefined;
  key: string;
  /** The values that were sent without a connection, as JSON. */
  waiting: string | undefined;
}

const newText = (): Text => ({ found: undefined, key: randomId(), waiting: undefined });

const textOf = (form: string): Text => {
  const found = stored.all().find((text) => text.form === form);
  if (!found) return newText();
  return { found, key: found.id, waiting: found.isWaiting && JSON.stringify(found.values) };
};

/**
 * A visitor's input in a form that was not sent, as the browser keeps it.
 *
 * @param form a name of the form's own
 */
export function useAutosave(form: string) {
  // False on the server and in the first browser render of its markup, because the server does not
  // know the storage.
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
     * The key of the form's call: that of an earlier try whose outcome nobody knows, else a new
     * one. It outlives a reload, so a text that is sent again after a lost answer arrives once.
     */
    key,
    /** Input of an earlier visit; undefined when there is none. */
    found: found?.values,
    keep: (values: Record<string, unknown>) => {
      if (isWaiting(values)) return;
      // A restored text keeps its time.
      const at = JSON.stringify(found?.values) === JSON.stringify(values) ? found?.at : undefined;
      setKept(stored.keep({ form, id: key, values, ...(at && { at }) }));
      if (waiting !== undefined) setText({ found, key, waiting: undefined });
    },
    /**
     * True while these values wait for a connection. A change of them ends that: it is for the
     * visitor to send them again.
     */
    isWaiting,
    /** Notes whether the values are to be sent once there is a connection. */
    wait: (values: object, waits: boolean) => {
      stored.keep({ form, id: key, values: { ...values }, ...(waits && { isWaiting: true }) });
      setText({ found, key, waiting: waits ? JSON.stringify(values) : undefined });
    },
    /** False when the browser does not let us keep what is written. */
    isKept,
    /** Leaves the found text where it is kept, and keeps what is written from now on beside it. */
    setAside: () => setText(newText()),
    /** The text was sent, or deleted. What is written from now on is another one. */
    forget: () => {
      stored.forget({ form, id: key });
      setText(newText());
    },
  };
}

export type FormAutosave = ReturnType<typeof useAutosave>;
