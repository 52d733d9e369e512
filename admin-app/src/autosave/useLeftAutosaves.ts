import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownStore } from './store';

const send = async () => {
  if (ownStore().all().length === 0) return;
  const { sendLeftTexts } = await import('./leftTexts');
  // The texts are safe in the browser. They are sent when the connection is back.
  await sendLeftTexts().catch(() => undefined);
};

/**
 * On every screen: sends the text that was typed without a connection in a form that has closed since, once there is a
 * connection (docs/decisions/0051-forms-and-autosave.md).
 */
export function useLeftAutosaves(): void {
  useEffect(() => {
    void send();
    return onlineManager.subscribe((online) => {
      if (online) void send();
    });
  }, []);
}
