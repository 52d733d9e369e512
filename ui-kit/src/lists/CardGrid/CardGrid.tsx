import { styled } from '@mui/material/styles';
import { WEBKIT } from '../../theme/browserQueries';
import { THREE_COLUMNS, WIDE } from './columns';

/** A card with the layout `lead`, or the element around it. */
const LEAD = ':is([data-layout="lead"], :has(> [data-layout="lead"]))';

/** A lead card with the full width. */
const FULL_WIDTH_LEAD = `${LEAD}:is(:only-of-type, :nth-last-of-type(4))`;

/**
 * A grid of cards: three columns, one on a phone. Two cards in the last row share its width; the
 * last four are two rows of two if one would be alone. A ContentCard with the layout `lead` takes
 * the space of four cards, the full width above three others, or half the width beside rows. With
 * `itemWidth`, a CSS length, there are as many columns of at least that width as fit.
 */
export const CardGrid = styled('div')<{
  /** Minimum width of a card, as a CSS length, for a grid with any number of columns. */
  itemWidth?: string;
}>(({ itemWidth }) => ({
  display: 'grid',
  gap: 'clamp(0.75rem, 2.2vw, 1.75rem)',
  // In print, WebKit breaks grid items across pages, but not inline blocks.
  [WEBKIT]: {
    '@media print': {
      display: 'block',
      '& > *': { display: 'inline-block', width: '31%', margin: '1%' },
    },
  },
  ...(itemWidth
    ? { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${itemWidth}), 1fr))` }
    : {
        gridTemplateColumns: 'minmax(0, 1fr)',
        [THREE_COLUMNS]: {
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          '& > *': { gridColumn: 'span 2' },
          // By type, because Emotion may insert styles between the cards, which have the same type.
          '& > :nth-of-type(3n + 1):nth-last-of-type(2), & > :nth-of-type(3n + 2):last-of-type': {
            gridColumn: 'span 3',
          },
          '& > :nth-of-type(3n + 1):nth-last-of-type(4), & > :nth-of-type(3n + 2):nth-last-of-type(3), & > :nth-of-type(3n):nth-last-of-type(2), & > :nth-of-type(3n + 4):last-of-type':
            { gridColumn: 'span 3' },
          // With fewer than three cards nothing is beside it.
          [`&:has(> :nth-of-type(3)) > ${LEAD}`]: { gridArea: 'span 2 / span 4' },
          [`& > ${FULL_WIDTH_LEAD}`]: { gridArea: 'auto / 1 / auto / -1' },
          // Picture beside the text, so that the first rows of the page show more than one picture.
          [`& > ${FULL_WIDTH_LEAD}:is([data-layout]), & > ${FULL_WIDTH_LEAD} > [data-layout]`]: {
            flexDirection: 'row',
            '& > span': { flex: '0 0 60%', alignSelf: 'start' },
          },
          [`& > ${LEAD}:nth-last-of-type(4) ~ *`]: { gridColumn: 'span 2' },
        },
        // Rows beside a lead have half the width; in a third they would be as high as two cards.
        [WIDE]: {
          [`& > [data-layout="lead"]:has(~ [data-layout="row"])`]: { gridArea: 'span 2 / span 3' },
          '&:has(> [data-layout="lead"]) > [data-layout="row"]': { gridColumn: 'span 3' },
        },
      }),
}));
