import { newKey } from '@charity-site/api-client';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { OutcomeNotice } from '../list/Outcome';
import { recentMoment } from '../site/time';
import { deleteText, findLeftText, sendText, type LeftText } from './leftTexts';
import { ANSWER_TIME, watchOpenForms } from './openForms';
import { openText } from './openText';
import { ownStore } from './store';

/** Debounce before the text is stored in the browser, in milliseconds. */
const KEEP_AFTER = 500;

interface AutosaveUse {
  /** Name of the form, such as 'partners:new'. */
  form: string;
  initial: Record<string, unknown>;
  values: Record<string, unknown>;
  /** Version of the record that the form was opened with. */
  version: string | null | undefined;
  dirty: boolean;
  /** Puts a stored text into the form. */
  onRestore: (kept: LeftText) => void;
}

const nameOf = ({ id, number }: Pick<LeftText, 'id' | 'number'>) => `${id}/${number}`;

/**
 * Keeps a form's unsaved text while it is typed, in the browser and on the server, and returns the texts that closed forms left,
 * here and on other devices (docs/product.md 5.27).
 */
export function useAutosave({ form, initial, values, version, dirty, onRestore }: AutosaveUse) {
  const [own, setOwn] = useState(() => openText(form));
  const [unsaved, setUnsaved] = useState<LeftText>();
  const [editing, setEditing] = useState<readonly string[]>([]);
  const [deletion, setDeletion] = useState<OutcomeNotice | null>(null);
  const [isFull, setIsFull] = useState(false);
  const [round, lookAgain] = useReducer((count: number) => count + 1, 0);
  /** Texts that were restored or deleted here, which the server may still have. */
  const gone = useRef(new Set<string>());
  /** There is input that is not stored yet. */
  const waiting = useRef(false);
  const keep = useEffectEvent(() => {
    if (waiting.current) setIsFull(!own.keep({ values, version }));
    waiting.current = false;
  });
  const leave = useEffectEvent(() => {
    keep();
    own.sendAndLeave();
  });
  const close = useEffectEvent(() => {
    keep();
    void own.send();
  });
  useEffect(() => {
    waiting.current = dirty;
    if (!dirty) return;
    const timer = setTimeout(() => keep(), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [own, values, version, dirty]);
  // Stores the last input when the form or tab closes during the debounce. Phones end hidden pages without a further event.
  useEffect(() => {
    const leaving = () => leave();
    const hiding = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', hiding);
    return () => {
      window.removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', hiding);
      close();
    };
  }, []);
  const differs = useEffectEvent((kept: Pick<LeftText, 'values'>) =>
    Object.keys(initial).some((name) => name in kept.values && kept.values[name] !== initial[name]),
  );
  // Text of a form that is open in another tab is not offered, also when that tab answers late.
  // Somebody who comes back to this tab may have typed on another device meanwhile.
  useEffect(() => {
    const elsewhere = new Set([own.id]);
    let search = 0;
    const stop = watchOpenForms(own.id, (ids) => {
      ids.forEach((one) => elsewhere.add(one));
      setUnsaved((now) => (now && elsewhere.has(now.id) ? undefined : now));
    });
    const find = () => {
      const number = (search += 1);
      void findLeftText(
        form,
        ({ values: typed, ...kept }) =>
          !elsewhere.has(kept.id) && !gone.current.has(nameOf(kept)) && (!typed || differs({ values: typed })),
        (found, typing) => {
          if (number !== search) return;
          // An offered text stays until all are known: a button must not go from under a finger.
          setUnsaved((now) => (typing ? found : (now ?? found)));
          if (typing) setEditing(typing);
        },
      );
    };
    const timer = setTimeout(find, ANSWER_TIME);
    const returning = () => {
      if (document.visibilityState !== 'visible') return;
      find();
      void own.send();
    };
    document.addEventListener('visibilitychange', returning);
    return () => {
      search = -1;
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', returning);
    };
  }, [form, own, round]);

  /** Offers the next text. */
  const drop = (kept: LeftText) => {
    gone.current.add(nameOf(kept));
    setUnsaved(undefined);
    lookAgain();
  };
  /** Brings a deleted text back, under an editor of its own: that of before has ended. */
  const bringBack = (kept: LeftText) => {
    const back = { ...kept, id: newKey(), number: 1, had: 0 };
    ownStore().keep(form, back);
    sendText(form, back).catch(() => undefined);
    setUnsaved(back);
    setDeletion(null);
  };
  /** Goes on with another text. */
  const change = (next = openText(form)) => {
    waiting.current = false;
    setOwn(next);
  };
  return {
    /** Idempotency key of the form's text: see `CreateOptions`. It is renewed once all is saved. */
    key: own.key,
    /** True when the browser's storage is full. */
    isFull,
    /** Offers and notices above the fields. */
    offers: {
      /** Names of other people who are typing into the same form. */
      editing,
      /** The latest text left by a closed form, until it is restored or deleted. */
      unsaved,
      /** Result of the last deletion of a stored text, with its undo. */
      deletion,
      /**
       * Restores the stored text: the form goes on with a copy of it, and when the copy is stored the text is deleted, unless it was
       * changed elsewhere since. The current input is stored and offered in turn.
       */
      onRestore: () => {
        if (!unsaved) return;
        if (dirty) {
          own.keep({ values, version });
          void own.send();
        }
        const next = openText(form, unsaved.key);
        setIsFull(!next.keep({ values: unsaved.values, version: unsaved.version }));
        void next.send().then((isStored) => isStored && deleteText(form, unsaved));
        drop(unsaved);
        change(next);
        onRestore(unsaved);
      },
      onDelete: () => {
        if (!unsaved) return;
        deleteText(form, unsaved);
        drop(unsaved);
        setDeletion({
          kind: 'success',
          text: `The unsaved changes from ${recentMoment(unsaved.at)} are deleted.`,
          undo: () => bringBack(unsaved),
        });
      },
    },
    /** Stores the current input now, because a save begins. @returns the unsaved text as the save names it: see `ChangeOptions` */
    beginSave: (): string | undefined => {
      if (dirty) setIsFull(!own.keep({ values, version }));
      waiting.current = false;
      return own.nameForSave();
    },
    /** Deletes this form's own text after discarding. Later input is a new text. */
    forget: () => {
      own.end(false);
      change();
    },
    /** The form's own text has been saved, which ends it on the server. Later input is a new text. */
    saved: () => {
      own.end(true);
      change();
    },
  };
}
