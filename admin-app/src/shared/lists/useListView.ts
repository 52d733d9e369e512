import type { ListView } from '@charity-site/ui-kit';
import { useLocalStorage } from '../layout/useLocalStorage';

/** Grid or list, stored per list in this browser; default grid. */
export function useListView(list: string): [view: ListView, choose: (view: ListView) => void] {
  const [view, choose] = useLocalStorage(`admin-view:${list}`);
  return [view === 'list' ? 'list' : 'grid', choose];
}
