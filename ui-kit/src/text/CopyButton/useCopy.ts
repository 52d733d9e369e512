import { useEffect, useState } from 'react';

/** Time until the state resets, in ms. */
const RESULT_MS = 2500;

/** Copies a text to the clipboard; `state` is the result for 2.5 seconds. */
export function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), RESULT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('done');
    } catch {
      // No permission or no secure context. People can copy the text by hand.
      setState('failed');
    }
  };
  return { state, copy: () => void copy() };
}
