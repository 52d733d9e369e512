import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { OutcomeNotice } from '../mutations/Outcome';
import { recentMoment } from '../site/time';
import { deleteText, findText, openText, sendTexts, type UnsavedText } from './texts';

/** Debounce before the text is stored in the browser, in milliseconds. */
const KEEP_AFTER = 500;

/** Time limit for other tabs to name their open texts, in milliseconds. */
const ANSWER_TIME = 250;

interface AutosaveUse {
  /** Name of the form, such as 'partners:new'. */
  form: string;
  values: Record<string, unknown>;
  /** Version of the record that the form was opened with. */
  version?: string | null;
  dirty: boolean;
  /** Puts a stored text into the form. */
  onRestore: (text: UnsavedText) => void;
}

/**
 * Keeps a form's unsaved text while it is typed, in the browser and on the server, and offers the
 * latest text that a closed form left, here or on another device (docs/product.md 5.27).
 */
export function useAutosave({ form, values, version, dirty, onRestore }: AutosaveUse) {
  const [own, setOwn] = useState(() => openText(form));
  const [unsaved, setUnsaved] = useState<UnsavedText>();
  const [editing, setEditing] = useState<readonly string[]>([]);
  const [deletion, setDeletion] = useState<OutcomeNotice | null>(null);
  const [isFull, setIsFull] = useState(false);
  const [round, lookAgain] = useReducer((count: number) => count + 1, 0);
  /** There is input that is not stored yet. */
  const waiting = useRef(false);
  const keep = useEffectEvent(() => {
    if (waiting.current) setIsFull(!own.keep(values, version));
    waiting.current = false;
  });
  const leave = useEffectEvent(() => {
    keep();
    void sendTexts();
  });
  useEffect(() => {
    waiting.current = dirty;
    if (!dirty) return;
    const timer = setTimeout(() => keep(), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [own, values, version, dirty]);
  // The form or the tab may close during the debounce. Phones end hidden pages without a further
  // event. Somebody who comes back may have typed on another device meanwhile.
  useEffect(() => {
    const leaving = () => leave();
    const changing = () => (document.visibilityState === 'hidden' ? leave() : lookAgain());
    window.addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', changing);
    return () => {
      window.removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', changing);
      leave();
    };
  }, []);
  // A broadcast channel also works on pages without HTTPS, where browsers have no locks. A tab may
  // answer late.
  useEffect(() => {
    const open = new Set([own.id]);
    let isOver = false;
    const channel = new BroadcastChannel('admin-open-texts');
    const say = (asks: boolean) => channel.postMessage({ id: own.id, asks });
    channel.onmessage = ({ data: { id, asks } }: MessageEvent<{ id: string; asks: boolean }>) => {
      if (asks) say(false);
      open.add(id);
      setUnsaved((now) => (now?.id === id ? undefined : now));
    };
    say(true);
    const find = async () => {
      const { text, editing: others } = await findText(form, (id) => open.has(id));
      if (isOver) return;
      setUnsaved(text);
      setEditing(others);
    };
    const timer = setTimeout(() => void find(), ANSWER_TIME);
    return () => {
      isOver = true;
      channel.close();
      clearTimeout(timer);
    };
  }, [form, own, round]);

  /** Continues with a new text. */
  const change = (restored?: UnsavedText) => {
    waiting.current = false;
    setOwn(openText(form, restored));
  };
  return {
    /**
     * Idempotency key of the form's item: see `CreateOptions`. A restored text keeps its key; a
     * save renews it.
     */
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
      /** Restores the stored text. The current input is stored and offered in turn. */
      onRestore: () => {
        if (!unsaved) return;
        if (dirty) own.keep(values, version);
        change(unsaved);
        void sendTexts();
        setUnsaved(undefined);
        onRestore(unsaved);
      },
      onDelete: () => {
        if (!unsaved) return;
        deleteText(unsaved);
        setUnsaved(undefined);
        lookAgain();
        setDeletion({
          kind: 'success',
          text: `The unsaved changes from ${recentMoment(unsaved.at)} are deleted.`,
          undo: () => {
            openText(form, unsaved);
            lookAgain();
            setDeletion(null);
          },
        });
      },
    },
    /**
     * Stores the current input, because a save begins.
     * @returns the text as the save names it: see `ChangeOptions`
     */
    beginSave: (): string | undefined => {
      if (dirty) setIsFull(!own.keep(values, version));
      waiting.current = false;
      return own.name();
    },
    /**
     * Deletes this form's own text, because it was saved or discarded. Later input is a new text.
     */
    end: () => {
      own.end();
      change();
    },
  };
}
