import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Puts the focus into the field that the address names (`#swiftCode`) once it is there, and opens
 * the sections around it.
 */
export function useFocusFieldFromHash(screen: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (!/^\w+$/.test(name)) return;
    const show = (): boolean => {
      // A field of several parts has its first one focused.
      const field = screen.current?.querySelector<HTMLElement>(
        `[name="${name}"], [data-field="${name}"] :is(summary, input, textarea, select, button)`,
      );
      if (!field) return false;
      for (
        let around = field.closest('details');
        around;
        around = around.parentElement?.closest('details') ?? null
      )
        around.open = true;
      field.scrollIntoView({ block: 'center' });
      field.focus();
      return true;
    };
    if (show()) return;
    const watching = new MutationObserver(() => {
      if (show()) watching.disconnect();
    });
    watching.observe(document.body, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [hash, key, screen]);
}
