import { useEffect, useState } from 'react';

/** Time for which the result is shown, in ms. */
const STAYS_MS = 2500;

/** Copies a text to the clipboard. `state` holds the result for a moment. */
export function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), STAYS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('done');
    } catch {
      // No permission or no secure context. The text is also visible on the page or in the address
      // bar.
      setState('failed');
    }
  };
  return { state, copy: () => void copy() };
}
