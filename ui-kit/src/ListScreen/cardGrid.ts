import type { ListView } from '../ViewToggle/ViewToggle';

/** How cards stand: side by side as far as there is room, or one under the other. */
export const cardGrid = (view: ListView) => ({
  display: 'grid',
  gap: view === 'grid' ? 2.5 : 1.5,
  gridTemplateColumns: view === 'grid' ? 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))' : 'minmax(0, 1fr)',
});
