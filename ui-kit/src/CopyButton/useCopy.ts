import { useEffect, useState } from 'react';

/** How long the answer stays, in ms. */
const STAYS_MS = 2500;

/** Copies a text to the clipboard; `state` says for a moment whether it worked. */
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
      // No permission, or no secure connection: what was to be copied also stands on the page or in the address bar.
      setState('failed');
    }
  };
  return { state, copy: () => void copy() };
}
