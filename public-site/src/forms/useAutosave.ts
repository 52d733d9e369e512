import { autosaveStore, randomId, type Autosave } from '@charity-site/api-client';
import { useState, useSyncExternalStore } from 'react';

/** One day in ms; short, because many phones are shared. */
const MAX_AGE = 24 * 60 * 60_000;

const store = autosaveStore('unsent:', MAX_AGE);

const never = () => () => {};

interface AutosaveState {
  restorable: Autosave | undefined;
  key: string;
  /** Values submitted while offline, as JSON. */
  waiting: string | undefined;
}

const newState = (): AutosaveState => ({
  restorable: undefined,
  key: randomId(),
  waiting: undefined,
});

const readState = (form: string): AutosaveState => {
  const restorable = store.all().find((text) => text.form === form);
  if (!restorable) return newState();
  return {
    restorable,
    key: restorable.id,
    waiting: restorable.isWaiting && JSON.stringify(restorable.values),
  };
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
  const [{ restorable, key, waiting }, setState] = useState(() =>
    hasStorage ? readState(form) : newState(),
  );
  if (hasStorage && !isRead) {
    setRead(true);
    setState(readState(form));
  }
  const [canStore, setCanStore] = useState(true);
  const forget = () => store.forget({ form, id: key });
  const isWaiting = (values: object) => waiting !== undefined && waiting === JSON.stringify(values);
  return {
    /**
     * Idempotency key of the request; the same for all attempts, also after a reload, so a text
     * that is sent again after a lost response is created once.
     */
    key,
    /** Input of an earlier visit, if any. */
    restorable: restorable?.values,
    save: (values: Record<string, unknown>) => {
      if (isWaiting(values)) return;
      // A restored text retains its time.
      const at =
        JSON.stringify(restorable?.values) === JSON.stringify(values) ? restorable?.at : undefined;
      setCanStore(store.keep({ form, id: key, values, ...(at && { at }) }));
      if (waiting !== undefined) setState({ restorable, key, waiting: undefined });
    },
    /**
     * True while these values wait for a connection. After an edit the visitor must send them
     * again.
     */
    isWaiting,
    /** Stores whether the values will be sent when the browser is back online. */
    setWaiting: (values: object, waits: boolean) => {
      store.keep({ form, id: key, values: { ...values }, ...(waits && { isWaiting: true }) });
      setState({ restorable, key, waiting: waits ? JSON.stringify(values) : undefined });
    },
    /** False if the browser refuses to store the input. */
    canStore,
    /** Leaves the restorable text in storage and saves new input under another key. */
    dismiss: () => setState(newState()),
    /** Removes the text before the page is left. The key stays, so it is not stored again. */
    forget,
    /** Removes the text after it was sent or deleted. Later input starts a new autosave. */
    clear: () => {
      forget();
      setState(newState());
    },
  };
}

export type FormAutosave = ReturnType<typeof useAutosave>;
