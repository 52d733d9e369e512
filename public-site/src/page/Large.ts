import { styled } from '@mui/material/styles';
import { MEASURE } from './measure';

/** Container of an article's main picture. */
export const Large = styled('div')({
  marginBottom: 'clamp(1.5rem, 3.5vw, 2.75rem)',
  // Wider than the text where there is room, centred over it.
  '@media (min-width: 1100px)': { marginInline: `min(0px, max(${MEASURE} - 62rem, ${MEASURE} - 100vw + 80px) / 2)` },
  '& > span': { borderRadius: 16 },
});
