import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adoptCopies, sendTexts } from './texts';

/** Interval of sending what was typed, in milliseconds. */
const SEND_EVERY = 10_000;

/**
 * On every screen: sends unsaved texts that the server never had, also those of forms that closed
 * without a connection.
 */
export function useOutbox(): void {
  useEffect(() => {
    let isSending = false;
    // On a thin line a call can take longer than the interval.
    const run = async () => {
      if (isSending || !onlineManager.isOnline()) return;
      isSending = true;
      await sendTexts().finally(() => (isSending = false));
    };
    void adoptCopies().then(run);
    const timer = setInterval(() => void run(), SEND_EVERY);
    const stop = onlineManager.subscribe(() => void run());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
}
