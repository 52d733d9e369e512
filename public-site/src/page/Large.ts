import { styled } from '@mui/material/styles';

/** The place of an article's picture. */
export const Large = styled('div')({
  marginBottom: 'clamp(1.5rem, 3.5vw, 2.75rem)',
  // Wider than the text where there is room, and centred over it.
  '@media (min-width: 1100px)': { marginInline: 'calc((42.5rem - 62rem) / 2)' },
  '& > span': { borderRadius: 16 },
});
