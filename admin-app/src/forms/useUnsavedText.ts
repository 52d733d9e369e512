import type { KeptText } from '@charity-site/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findLeftTexts } from './leftTexts';
import { ANSWER_TIME, holdOpen, watchOpenElsewhere } from './openForms';
import { deleteText, ownText, type OtherText, type SavedText } from './ownText';
import type { LeftText } from './readText';

/** Debounce before the text is stored in the browser, in milliseconds. */
const KEEP_AFTER = 500;

interface UnsavedUse {
  /** Name of the form, such as 'partners:new'. */
  form: string;
  initial: Record<string, unknown>;
  values: Record<string, unknown>;
  /** Version of the record that the form was opened with. */
  version: string | null | undefined;
  dirty: boolean;
}

const differs = (kept: KeptText, initial: Record<string, unknown>) =>
  Object.keys(initial).some((name) => name in kept.values && kept.values[name] !== initial[name]);

/**
 * Keeps a form's unsaved text while it is typed, in the browser and on the server, and returns what closed forms left, here and on
 * other devices (docs/product.md 5.27).
 */
export function useUnsavedText({ form, initial, values, version, dirty }: UnsavedUse) {
  const [own, setOwn] = useState(() => ownText(form));
  const [left, setLeft] = useState<LeftText[]>([]);
  const [isFull, setIsFull] = useState(false);
  const [conflict, setConflict] = useState<OtherText | null>(null);
  const { id } = own;
  // Whether there is input that is not stored yet.
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
  useEffect(() => own.watchConflict(setConflict), [own]);
  useEffect(() => {
    waiting.current = dirty;
    if (!dirty) return;
    const timer = setTimeout(() => keep(), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [id, values, version, dirty]);
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
      void findLeftTexts(
        form,
        (one) => one === own.id || elsewhere.has(one),
        (found, isAll) => {
          const others = found.filter((kept) => !elsewhere.has(kept.id));
          // What is offered already stays until all are known: its buttons must not go from under a finger.
          if (number === search)
            setLeft((all) => (all.length + others.length === 0 || (!isAll && all.length > 0) ? all : others));
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
  }, [form, own]);

  const drop = (kept: KeptText) => setLeft((all) => all.filter((one) => one.id !== kept.id));
  /** Keeps the current input as a text of its own. */
  const setAside = () => {
    const aside = ownText(form);
    aside.keep({ values, version });
    aside.close();
    return aside;
  };
  return {
    /** The key of this form: see `KeptText`. */
    id,
    /** The latest text left by a closed form, until it is restored or deleted; null when there is none. */
    offer: left.find((kept) => differs(kept, initial)) ?? null,
    /** Whether the browser's storage is full. */
    isFull,
    /** This text as another device changed it; null when none has. */
    conflict: conflict && {
      ...conflict,
      /** Leaves the other device's text as it is. Where it was saved there, this form goes on from what was saved. */
      keepMine: () => {
        if (!conflict.text) return own.goOn();
        setOwn(setAside());
        own.end();
      },
    },
    /** Stores the current input now, because a save begins. */
    beginSave: (): SavedText => {
      if (dirty) setIsFull(!own.keep({ values, version }));
      waiting.current = false;
      return own.beginSave();
    },
    /** Restores a stored text. The current input is stored and offered in turn. */
    takeOver: (kept: LeftText) => {
      if (dirty && kept.id === id) {
        setAside();
        own.end();
      } else if (dirty) {
        own.keep({ values, version });
        own.close();
      }
      waiting.current = false;
      drop(kept);
      setOwn(ownText(form, { ...kept, isOnServer: kept.device !== undefined }));
    },
    /** Deletes a stored text. */
    throwAway: (kept: KeptText) => {
      deleteText(form, kept);
      drop(kept);
    },
    /** Deletes this form's own text after discarding. Later input is a new text. */
    forget: () => {
      waiting.current = false;
      own.discard();
      setOwn(ownText(form));
    },
    /** The form's own text has been saved, which ends it on the server. Later input is a new text. */
    saved: () => {
      waiting.current = false;
      own.end();
      setOwn(ownText(form));
    },
  };
}
