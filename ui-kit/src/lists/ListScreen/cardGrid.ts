import type { ListView } from '../ViewToggle/ViewToggle';

/** Layout of the cards: one column, or two, which ten items fill. */
export const cardGrid = (view: ListView) => ({
  display: 'grid',
  gap: view === 'grid' ? 2.5 : 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: view === 'grid' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
  },
});
