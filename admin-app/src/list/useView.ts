import { useState } from 'react';
import type { ListView } from '@charity-site/ui-kit';

const storageKey = (list: string) => `admin-view:${list}`;

const remembered = (list: string): ListView => {
  try {
    return localStorage.getItem(storageKey(list)) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
};

/** Grid or list, as the person chose it for this list in this browser; grid at first (docs/product.md 5.5, 10). */
export function useView(list: string) {
  const [view, setView] = useState<ListView>(() => remembered(list));
  const choose = (chosen: ListView) => {
    setView(chosen);
    try {
      localStorage.setItem(storageKey(list), chosen);
    } catch {
      // It then lasts as long as the screen.
    }
  };
  return [view, choose] as const;
}
