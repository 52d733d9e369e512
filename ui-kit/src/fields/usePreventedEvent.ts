import { useEffect } from 'react';

/**
 * Prevents the default of a window event; with `beforeunload` the browser asks before it leaves.
 *
 * @param isPrevented true while the event is prevented
 */
export function usePreventedEvent(name: string, isPrevented: boolean): void {
  useEffect(() => {
    if (!isPrevented) return;
    const prevent = (event: Event) => event.preventDefault();
    window.addEventListener(name, prevent);
    return () => window.removeEventListener(name, prevent);
  }, [name, isPrevented]);
}
