import { keptTexts, newKey } from '@charity-site/api-client';
import { useState } from 'react';

/** A day, because many phones are shared. In milliseconds. */
const KEPT_FOR = 24 * 60 * 60_000;

const texts = keptTexts('unsent:', KEPT_FOR);

/**
 * What a visitor has written into a form and not sent, as the browser keeps it.
 *
 * @param form a name of the form's own
 */
export function useUnsentText(form: string) {
  const [found, setFound] = useState(() => texts.read(form)[0]);
  const [key, setKey] = useState(() => found?.id ?? newKey());
  const [isKept, setKept] = useState(true);
  return {
    /**
     * The key of the form's call: that of an earlier try whose outcome nobody knows, else a new one. It outlives a reload,
     * so a text that is sent again after a lost answer arrives once.
     */
    key,
    /** What was written in an earlier visit; undefined when there is nothing. */
    found: found?.values,
    keep: (values: Record<string, unknown>) => setKept(texts.keep(form, { id: key, values })),
    /** False when the browser does not let us keep what is written. */
    isKept,
    /** The text was sent, or deleted. What is written from now on is another one. */
    forget: () => {
      texts.forget(form, key);
      setFound(undefined);
      setKey(newKey());
    },
  };
}

export type UnsentTextStore = ReturnType<typeof useUnsentText>;
