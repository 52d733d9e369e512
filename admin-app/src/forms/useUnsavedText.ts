import { keptTexts, newKey, type KeptText } from '@charity-site/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdOpen, watchOpenElsewhere } from './openForms';

/** Text that nobody asked for in this time is removed, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const texts = keptTexts('admin-draft:', KEPT_FOR);

/** Debounce before the text is stored, in milliseconds. */
const KEEP_AFTER = 500;

/** How long other tabs have to say which texts are theirs before a text is offered, in milliseconds. */
const ANSWER_TIME = 250;

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

/** Stores a form's unsaved text while it is typed, and returns what closed forms left. */
export function useUnsavedText({ form, initial, values, version, dirty }: UnsavedUse) {
  const [id, setId] = useState(newKey);
  const [left, setLeft] = useState<KeptText[]>([]);
  const [isFull, setIsFull] = useState(false);
  // Whether there is input that is not stored yet.
  const waiting = useRef(false);
  const keep = useEffectEvent(() => {
    if (waiting.current) setIsFull(!texts.keep(form, { id, values, version }));
    waiting.current = false;
  });
  useEffect(() => holdOpen(id), [id]);
  useEffect(() => {
    waiting.current = dirty;
    if (!dirty) return;
    const timer = setTimeout(() => keep(), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [id, values, version, dirty]);
  // Stores the last input when the form or tab closes during the debounce.
  useEffect(() => {
    const keepNow = () => keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keep();
    };
  }, []);
  // Text of a form that is open in another tab is not offered. When a tab answers late, its text is removed from the offer.
  useEffect(() => {
    const elsewhere = new Set<string>();
    const stop = watchOpenElsewhere((ids) => {
      ids.forEach((one) => elsewhere.add(one));
      setLeft((all) => all.filter((kept) => !elsewhere.has(kept.id)));
    });
    const timer = setTimeout(
      () => setLeft(texts.read(form).filter((kept) => kept.id !== id && !elsewhere.has(kept.id))),
      ANSWER_TIME,
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form, id]);

  const drop = (kept: KeptText) => setLeft((all) => all.filter((one) => one.id !== kept.id));
  return {
    /** The key of this form: see `KeptText`. */
    id,
    /** The latest text left by a closed form, until it is restored or deleted; null when there is none. */
    offer: left.find((kept) => differs(kept, initial)) ?? null,
    /** Whether the browser's storage is full. */
    isFull,
    /** Stores the current input now. */
    keepNow: () => {
      if (dirty) setIsFull(!texts.keep(form, { id, values, version }));
      waiting.current = false;
    },
    /** Restores a stored text. The current input is stored and offered in turn. */
    takeOver: (kept: KeptText) => {
      if (dirty) texts.keep(form, { id, values, version });
      waiting.current = false;
      drop(kept);
      setId(kept.id);
    },
    /** Deletes a stored text. */
    throwAway: (kept: KeptText) => {
      texts.forget(form, kept.id);
      drop(kept);
    },
    /** Deletes this form's own text after saving or discarding. Later input is a new text. */
    forget: () => {
      waiting.current = false;
      texts.forget(form, id);
      setId(newKey());
    },
  };
}
