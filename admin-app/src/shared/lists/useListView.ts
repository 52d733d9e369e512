import type { ListView } from '@charity-site/ui-kit';
import { useLocalStorage } from '../layout/useLocalStorage';

/** Grid (default) or list view, stored per list in this browser. */
export function useListView(list: string): [view: ListView, choose: (view: ListView) => void] {
  const [view, choose] = useLocalStorage(`admin-view:${list}`);
  return [view === 'list' ? 'list' : 'grid', choose];
}
