import { styled } from '@mui/material/styles';

/**
 * As many cards in a row as have room, one below the other on a phone. `itemWidth` (a CSS length) is the least a card needs;
 * by default 296 px: three on a wide page, where lists come in threes and nines.
 */
export const CardGrid = styled('div')<{
  /** The least width of a card, as a CSS length. */
  itemWidth?: string;
}>(({ itemWidth = '18.5rem' }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${itemWidth}), 1fr))`,
  gap: 'clamp(1rem, 2.2vw, 1.75rem)',
}));
