import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ANSWER_TIME, isOpenHere, watchOpenElsewhere } from './openForms';
import { ownStore } from './store';

/**
 * On every screen: sends the text that was typed without a connection in a form that has closed since, once there is a
 * connection (docs/decisions/0051-forms-and-autosave.md).
 */
export function useLeftAutosaves(): void {
  useEffect(() => {
    if (ownStore().all().length === 0) return;
    const elsewhere = new Set<string>();
    const stop = watchOpenElsewhere((ids) => ids.forEach((id) => elsewhere.add(id)));
    const send = async () => {
      const { sendLeftAutosaves } = await import('./sendLeftAutosaves');
      await sendLeftAutosaves((id) => isOpenHere(id) || elsewhere.has(id));
    };
    // The texts are safe in the browser. They are sent when the connection is back.
    const trySending = () => void send().catch(() => undefined);
    const timer = setTimeout(trySending, ANSWER_TIME);
    const unsubscribe = onlineManager.subscribe((online) => {
      if (online) trySending();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      stop();
    };
  }, []);
}
