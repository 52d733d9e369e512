import { styled } from '@mui/material/styles';
import { THREE_COLUMNS } from './columns';

/**
 * A grid of cards: three columns, one on a phone. Two cards in the last row share its width. A ContentCard with the layout
 * `lead` takes the space of four. `itemWidth`, a CSS length, gives as many columns of at least that width as fit instead.
 */
export const CardGrid = styled('div')<{
  /** Minimum width of a card, as a CSS length, for a grid with any number of columns. */
  itemWidth?: string;
}>(({ itemWidth }) => ({
  display: 'grid',
  gap: 'clamp(0.75rem, 2.2vw, 1.75rem)',
  ...(itemWidth
    ? { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${itemWidth}), 1fr))` }
    : {
        gridTemplateColumns: 'minmax(0, 1fr)',
        [THREE_COLUMNS]: {
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          '& > *': { gridColumn: 'span 2' },
          // By type, as Emotion may put styles between children; all cards of a grid are of one type.
          '& > :nth-of-type(3n + 1):nth-last-of-type(2), & > :nth-of-type(3n + 2):last-of-type': {
            gridColumn: 'span 3',
          },
          // With fewer than three cards there is nothing to put beside it.
          '&:has(> :nth-of-type(3)) > :is([data-layout="lead"], :has(> [data-layout="lead"]))': {
            gridArea: 'span 2 / span 4',
          },
        },
      }),
}));
