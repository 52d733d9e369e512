import { styled } from '@mui/material/styles';
import { ONE_COLUMN, THREE_COLUMNS, WIDE } from '../CardGrid/columns';

/** Layout of a card. */
export type CardLayout = 'card' | 'rowOnPhones' | 'row' | 'lead';

/** Windows with three narrow columns. */
const BETWEEN = '@media (min-width: 45em) and (max-width: 63.24em)';

/** Makes the picture fill its frame, regardless of its aspect ratio. */
const fillsFrame = {
  aspectRatio: 'auto !important',
  '& img, & > svg': { position: 'absolute', inset: 0 },
};

const row = {
  flexDirection: 'row',
  // With large text the picture wraps above the title.
  flexWrap: 'wrap',
  '& > span': { ...fillsFrame, flex: '1 0 clamp(96px, 34%, 240px)', minHeight: 104 },
  '& > div': {
    flex: '999 1 9rem',
    minWidth: 0,
    padding: 'clamp(12px, 2vw, 18px) clamp(14px, 2vw, 22px)',
    gap: 4,
  },
} as const;

const withoutText = { '& > div > p, & > div > span:nth-of-type(n + 3)': { display: 'none' } };

/** Frame of a card. Its picture is a `span`, its text a `div`. */
export const CardFrame = styled('article', { shouldForwardProp: (name) => name !== 'layout' })<{
  layout: CardLayout;
}>(({ theme, layout }) => {
  const small = { ...row, ...withoutText, '& [data-title]': theme.typography.h5 };
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    borderRadius: 14,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& > span': { flex: 'none' },
    '& > div': {
      display: 'flex',
      flex: 1,
      flexDirection: 'column',
      gap: 8,
      padding: 'clamp(14px, 1.6vw, 20px) clamp(14px, 1.8vw, 22px) 20px',
    },
    ...(layout === 'rowOnPhones' && { [ONE_COLUMN]: small }),
    ...(layout === 'row' && {
      [ONE_COLUMN]: small,
      // Too narrow for the picture beside the title.
      [BETWEEN]: {
        '& > span': { ...fillsFrame, flex: '1 1 auto', minHeight: '6rem' },
        ...withoutText,
        '& > div': { flex: 'none' },
      },
      [WIDE]: {
        ...row,
        '& > span': { ...row['& > span'], flexBasis: '44%' },
        '& > div': { ...row['& > div'], justifyContent: 'center' },
      },
    }),
    // The picture keeps its aspect ratio; the text fills the rest of the height.
    ...(layout === 'lead' && {
      '& > span': { flex: 'none', aspectRatio: '3 / 2 !important' },
      [ONE_COLUMN]: withoutText,
      [THREE_COLUMNS]: {
        '& > div': { justifyContent: 'center', padding: 'clamp(18px, 2.2vw, 28px)' },
        '& > div > p': theme.typography.body1,
        '& [data-title]': theme.typography.h3,
      },
    }),
  };
});
