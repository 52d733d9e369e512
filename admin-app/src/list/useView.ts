import { useState } from 'react';
import type { ListView } from '@charity-site/ui-kit';
import { useIsPhone } from '../layout/useIsPhone';

const storageKey = (list: string) => `admin-view:${list}`;

const remembered = (list: string): ListView | undefined => {
  try {
    const stored = localStorage.getItem(storageKey(list));
    return stored === 'list' || stored === 'grid' ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Grid or list, stored per list in this browser; default grid, on phones the more compact list (docs/product.md 5.5, 10). */
export function useView(list: string) {
  const [chosen, setView] = useState(() => remembered(list));
  const isPhone = useIsPhone();
  const view: ListView = chosen ?? (isPhone ? 'list' : 'grid');
  const choose = (next: ListView) => {
    setView(next);
    try {
      localStorage.setItem(storageKey(list), next);
    } catch {
      // Without storage the choice lasts as long as the screen.
    }
  };
  return [view, choose] as const;
}
