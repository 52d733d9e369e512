import { newKey, type Autosave } from '@charity-site/api-client';
import type { ServerAutosave } from '@charity-site/api-client/entities';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { OutcomeNotice } from '../list/Outcome';
import { recentMoment } from '../site/time';
import { deleteAutosave } from './deleteAutosave';
import { findLeftAutosaves, type LeftAutosave } from './leftAutosaves';
import { ANSWER_TIME, holdOpen, watchOpenElsewhere } from './openForms';
import { ownAutosave, type SavedText } from './ownAutosave';
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
  onRestore: (kept: LeftAutosave) => void;
}

const differs = (kept: Autosave, initial: Record<string, unknown>) =>
  Object.keys(initial).some((name) => name in kept.values && kept.values[name] !== initial[name]);

/**
 * Keeps a form's unsaved text while it is typed, in the browser and on the server, and returns the texts that closed forms left,
 * here and on other devices (docs/product.md 5.27).
 */
export function useAutosave({ form, initial, values, version, dirty, onRestore }: AutosaveUse) {
  const [own, setOwn] = useState(() => ownAutosave(form));
  const [left, setLeft] = useState<LeftAutosave[]>([]);
  const [deletion, setDeletion] = useState<OutcomeNotice | null>(null);
  const [isFull, setIsFull] = useState(false);
  const [savedElsewhere, setSavedElsewhere] = useState<ServerAutosave | null>(null);
  const [isMineKept, setMineKept] = useState(false);
  const [, showFork] = useReducer((count: number) => count + 1, 0);
  const { id } = own;
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
    own.close();
  });
  useEffect(() => holdOpen(id), [id]);
  useEffect(() => own.watchFork(showFork), [own]);
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
  // Text of a form that is open in another tab is not offered. When a tab answers late, its text is removed from the offer.
  // Somebody who comes back to this tab may have typed on another device meanwhile.
  useEffect(() => {
    const elsewhere = new Set<string>();
    let search = 0;
    const stop = watchOpenElsewhere((ids) => {
      ids.forEach((one) => elsewhere.add(one));
      setLeft((all) => all.filter((kept) => !elsewhere.has(kept.id)));
    });
    const find = () => {
      const number = (search += 1);
      void findLeftAutosaves(
        form,
        (one) => one === own.id || elsewhere.has(one),
        (found, server) => {
          if (number !== search) return;
          const others = found.filter((kept) => !elsewhere.has(kept.id));
          // Offered texts stay until all are known: a button must not go from under a finger.
          setLeft((all) => (all.length + others.length === 0 || (!server && all.length > 0) ? all : others));
          const saved = server?.find(own.isSavedIn);
          if (saved) setSavedElsewhere(saved);
        },
      );
    };
    const timer = setTimeout(find, ANSWER_TIME);
    const returning = () => {
      if (document.visibilityState !== 'visible') return;
      find();
      own.sendNow();
    };
    document.addEventListener('visibilitychange', returning);
    return () => {
      search = -1;
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', returning);
    };
  }, [form, own, id]);

  const drop = (kept: Autosave) => setLeft((all) => all.filter((one) => one.id !== kept.id));
  /** Brings a deleted text back. Its deletion may be under way on the server, so that it becomes a text of its own. */
  const bringBack = (kept: LeftAutosave) => {
    const back = { ...kept, id: newKey(), revisions: undefined, isStored: undefined };
    ownStore().keep(form, back);
    setLeft((all) => [back, ...all]);
    setDeletion(null);
  };
  /** Goes on with another text. */
  const change = (to?: LeftAutosave) => {
    waiting.current = false;
    setSavedElsewhere(null);
    setMineKept(false);
    setOwn(ownAutosave(form, to));
  };
  const unsaved = left.find((kept) => differs(kept, initial)) ?? null;
  return {
    /** The key of this form: see `Autosave`. Where another device has saved the text, that of the saved one, whose item it changes. */
    id: savedElsewhere?.id ?? id,
    /** True when the browser's storage is full. */
    isFull,
    /** The offers above the fields. */
    offers: {
      /** The latest text left by a closed form, until it is restored or deleted; null when there is none. */
      unsaved,
      /** Result of the last deletion of a stored text, with its undo. */
      deletion,
      /** This text as another device has saved it meanwhile, until the person goes on with this one. */
      savedElsewhere: isMineKept ? null : savedElsewhere,
      onKeepMine: () => setMineKept(true),
      /** Restores the stored text. The current input is stored and offered in turn. */
      onRestore: () => {
        if (!unsaved) return;
        if (dirty) {
          own.keep({ values, version });
          own.close();
        }
        drop(unsaved);
        change(unsaved);
        onRestore(unsaved);
      },
      onDelete: () => {
        if (!unsaved) return;
        deleteAutosave(form, unsaved);
        drop(unsaved);
        setDeletion({
          kind: 'success',
          text: `The unsaved changes from ${recentMoment(unsaved.at)} are deleted.`,
          undo: () => bringBack(unsaved),
        });
      },
    },
    /** Stores the current input now, because a save begins. */
    beginSave: (): SavedText => {
      if (dirty) setIsFull(!own.keep({ values, version }));
      waiting.current = false;
      return own.beginSave();
    },
    /** Deletes this form's own text after discarding. Later input is a new text. */
    forget: () => {
      own.discard();
      change();
    },
    /** The form's own text has been saved, which ends it on the server. Later input is a new text. */
    saved: () => {
      own.end();
      change();
    },
  };
}
