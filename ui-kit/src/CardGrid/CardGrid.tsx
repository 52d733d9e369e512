import { styled } from '@mui/material/styles';

/**
 * A grid with as many columns as fit; one column on a phone. `itemWidth` is the minimum width of a card, as a CSS
 * length. The default of 296 px gives three columns on a wide page, which suits pages of three or nine items.
 */
export const CardGrid = styled('div')<{
  /** Minimum width of a card, as a CSS length. */
  itemWidth?: string;
}>(({ itemWidth = '18.5rem' }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${itemWidth}), 1fr))`,
  gap: 'clamp(1rem, 2.2vw, 1.75rem)',
}));
