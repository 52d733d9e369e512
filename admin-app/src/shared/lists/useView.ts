import type { ListView } from '@charity-site/ui-kit';
import { useRemembered } from '../layout/useRemembered';

/** Grid or list, stored per list in this browser; default grid. */
export function useView(list: string): [view: ListView, choose: (view: ListView) => void] {
  const [view, choose] = useRemembered(`admin-view:${list}`);
  return [view === 'list' ? 'list' : 'grid', choose];
}
