import { useState } from 'react';
import type { ListView } from '@charity-site/ui-kit';

const storageKey = (list: string) => `admin-view:${list}`;

const remembered = (list: string): ListView => {
  try {
    const stored = localStorage.getItem(storageKey(list));
    return stored === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
};

/** Grid or list, stored per list in this browser; default grid. */
export function useView(list: string) {
  const [view, setView] = useState(() => remembered(list));
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
