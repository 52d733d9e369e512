import { useEffect, useEffectEvent } from 'react';
import { openDialogs } from '@charity-site/ui-kit';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

const isShortcut = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return key.toLowerCase() === 'k';
  // On some keyboards '/' requires Shift.
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target);
};

/**
 * Calls `onFind` on Ctrl+K, Cmd+K, and on '/' outside fields. Not while a dialog is open: in the
 * editor Ctrl+K inserts a link.
 */
export function useSearchShortcut(onFind: () => void): void {
  const find = useEffectEvent(onFind);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || openDialogs.count() > 0 || !isShortcut(event)) return;
      event.preventDefault();
      find();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
