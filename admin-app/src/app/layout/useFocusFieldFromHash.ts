import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses the field named by the URL's hash (`#swiftCode`) once it is rendered, and opens the
 * `<details>` elements around it.
 */
export function useFocusFieldFromHash(screen: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (!/^\w+$/.test(name)) return;
    const show = (): boolean => {
      // In a field with several controls, the first one.
      const field = screen.current?.querySelector<HTMLElement>(
        `[name="${name}"], [data-field="${name}"] :is(summary, input, textarea, select, button)`,
      );
      if (!field) return false;
      for (
        let details = field.closest('details');
        details;
        details = details.parentElement?.closest('details') ?? null
      )
        details.open = true;
      field.scrollIntoView({ block: 'center' });
      field.focus();
      return true;
    };
    if (show()) return;
    const observer = new MutationObserver(() => {
      if (show()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hash, key, screen]);
}
