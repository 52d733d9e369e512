import { newKey } from '@charity-site/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdOpen, openForms } from './openForms';
import { forgetUnsaved, keepUnsaved, readUnsaved, type UnsavedText } from './unsavedText';

/** How long after the last key the text is kept, in milliseconds. */
const KEEP_AFTER = 500;

interface UnsavedUse {
  /** The form's name, such as 'partners:new'. */
  form: string;
  initial: Record<string, unknown>;
  values: Record<string, unknown>;
  /** The version of the record that the form was filled from. */
  version: string | null | undefined;
  dirty: boolean;
}

const differs = (kept: UnsavedText, initial: Record<string, unknown>) =>
  Object.keys(initial).some((name) => name in kept.values && kept.values[name] !== initial[name]);

/** Keeps a form's unsaved text while it is written, and answers what closed forms left behind. */
export function useUnsavedText({ form, initial, values, version, dirty }: UnsavedUse) {
  const [id, setId] = useState(newKey);
  const [left, setLeft] = useState<UnsavedText[]>([]);
  const [isFull, setIsFull] = useState(false);
  // Whether something was typed that is not kept yet.
  const waiting = useRef(false);
  const keep = useEffectEvent(() => {
    if (waiting.current) setIsFull(!keepUnsaved(form, { id, values, version }));
    waiting.current = false;
  });
  useEffect(() => holdOpen(id), [id]);
  useEffect(() => {
    waiting.current = dirty;
    if (!dirty) return;
    const timer = setTimeout(() => keep(), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [id, values, version, dirty]);
  // A form or a tab that is closed in mid-word keeps its last keys too.
  useEffect(() => {
    const keepNow = () => keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keep();
    };
  }, []);
  // What an open form of another tab writes is not left behind.
  useEffect(() => {
    let isHere = true;
    void openForms().then((open) => {
      if (isHere) setLeft(readUnsaved(form).filter((kept) => kept.id !== id && !open.has(kept.id)));
    });
    return () => {
      isHere = false;
    };
  }, [form, id]);

  const drop = (kept: UnsavedText) => setLeft((all) => all.filter((one) => one.id !== kept.id));
  return {
    /** The key of this form: see `UnsavedText`. */
    id,
    /** What was left behind last, until it is taken over or thrown away; null when there is nothing. */
    offer: left.find((kept) => differs(kept, initial)) ?? null,
    /** Whether the browser has no room to keep the text. */
    isFull,
    /** Keeps what is in the form now, without waiting. */
    keepNow: () => {
      if (dirty) setIsFull(!keepUnsaved(form, { id, values, version }));
      waiting.current = false;
    },
    /** Goes on as the form that wrote the text. What is in this one now is kept, and offered in its turn. */
    takeOver: (kept: UnsavedText) => {
      if (dirty) keepUnsaved(form, { id, values, version });
      waiting.current = false;
      drop(kept);
      setId(kept.id);
    },
    /** Throws away a text that was left behind. */
    throwAway: (kept: UnsavedText) => {
      forgetUnsaved(form, kept.id);
      drop(kept);
    },
    /** Forgets this form's own text: it was saved, or thrown away on purpose. What comes next is another text. */
    forget: () => {
      waiting.current = false;
      forgetUnsaved(form, id);
      setId(newKey());
    },
  };
}
