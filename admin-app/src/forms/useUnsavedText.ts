import { keptTexts, newKey, type KeptText } from '@charity-site/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdOpen, watchOpenElsewhere } from './openForms';

/** Text that nobody asked for in this time is removed, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const texts = keptTexts('admin-draft:', KEPT_FOR);

/** How long after the last key the text is kept, in milliseconds. */
const KEEP_AFTER = 500;

/** How long other tabs have to say which texts are theirs before a text is offered, in milliseconds. */
const ANSWER_TIME = 250;

interface UnsavedUse {
  /** The form's name, such as 'partners:new'. */
  form: string;
  initial: Record<string, unknown>;
  values: Record<string, unknown>;
  /** The version of the record that the form was filled from. */
  version: string | null | undefined;
  dirty: boolean;
}

const differs = (kept: KeptText, initial: Record<string, unknown>) =>
  Object.keys(initial).some((name) => name in kept.values && kept.values[name] !== initial[name]);

/** Keeps a form's unsaved text while it is written, and answers what closed forms left behind. */
export function useUnsavedText({ form, initial, values, version, dirty }: UnsavedUse) {
  const [id, setId] = useState(newKey);
  const [left, setLeft] = useState<KeptText[]>([]);
  const [isFull, setIsFull] = useState(false);
  // Whether something was typed that is not kept yet.
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
  // A form or a tab that is closed in mid-word keeps its last keys too.
  useEffect(() => {
    const keepNow = () => keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keep();
    };
  }, []);
  // What an open form of another tab writes is not left behind. A tab that answers late takes its text out of the offer.
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
    /** What was left behind last, until it is taken over or thrown away; null when there is nothing. */
    offer: left.find((kept) => differs(kept, initial)) ?? null,
    /** Whether the browser has no room to keep the text. */
    isFull,
    /** Keeps what is in the form now, without waiting. */
    keepNow: () => {
      if (dirty) setIsFull(!texts.keep(form, { id, values, version }));
      waiting.current = false;
    },
    /** Goes on as the form that wrote the text. What is in this one now is kept, and offered in its turn. */
    takeOver: (kept: KeptText) => {
      if (dirty) texts.keep(form, { id, values, version });
      waiting.current = false;
      drop(kept);
      setId(kept.id);
    },
    /** Throws away a text that was left behind. */
    throwAway: (kept: KeptText) => {
      texts.forget(form, kept.id);
      drop(kept);
    },
    /** Forgets this form's own text: it was saved, or thrown away on purpose. What comes next is another text. */
    forget: () => {
      waiting.current = false;
      texts.forget(form, id);
      setId(newKey());
    },
  };
}
