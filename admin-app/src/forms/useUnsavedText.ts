import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetUnsaved, keepUnsaved, readUnsaved, type UnsavedText } from './unsavedText';

/** How long after the last key the text is kept, in milliseconds. */
const KEEP_AFTER = 500;

interface UnsavedUse {
  key: string;
  initial: Record<string, unknown>;
  values: Record<string, unknown>;
  dirty: boolean;
}

const differs = (kept: UnsavedText, initial: Record<string, unknown>) =>
  Object.keys(initial).some((name) => name in kept.values && kept.values[name] !== initial[name]);

/** Keeps a form's unsaved text while it is written, and answers what an earlier visit left behind. */
export function useUnsavedText({ key, initial, values, dirty }: UnsavedUse) {
  const [found, setFound] = useState<UnsavedText | null>(() => {
    const kept = readUnsaved(key);
    return kept && differs(kept, initial) ? kept : null;
  });
  // Whether something was typed that is not kept yet.
  const waiting = useRef(false);
  const keep = useEffectEvent(() => {
    if (waiting.current) keepUnsaved(key, values);
    waiting.current = false;
  });
  useEffect(() => {
    waiting.current = dirty;
    if (!dirty) return;
    const timer = setTimeout(() => keep(), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [key, values, dirty]);
  // A form or a tab that is closed in mid-word keeps its last keys too.
  useEffect(() => {
    const keepNow = () => keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keep();
    };
  }, []);
  return {
    /** What an earlier visit left, until it was brought back or the form was changed. */
    found: dirty ? null : found,
    forget: () => {
      waiting.current = false;
      forgetUnsaved(key);
      setFound(null);
    },
  };
}
