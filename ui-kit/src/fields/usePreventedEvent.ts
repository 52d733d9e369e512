import { useEffect } from 'react';

/**
 * Prevents what an event of the window would lead to, such as leaving the page (`beforeunload`: the
 * browser then asks).
 *
 * @param isPrevented whether to prevent it now
 */
export function usePreventedEvent(name: string, isPrevented: boolean): void {
  useEffect(() => {
    if (!isPrevented) return;
    const prevent = (event: Event) => event.preventDefault();
    window.addEventListener(name, prevent);
    return () => window.removeEventListener(name, prevent);
  }, [name, isPrevented]);
}
