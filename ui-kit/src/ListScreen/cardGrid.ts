import type { ListView } from '../ViewToggle/ViewToggle';

/** Layout of the cards: as many columns as fit, or one column. */
export const cardGrid = (view: ListView) => ({
  display: 'grid',
  gap: view === 'grid' ? 2.5 : 1.5,
  gridTemplateColumns: view === 'grid' ? 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))' : 'minmax(0, 1fr)',
});
