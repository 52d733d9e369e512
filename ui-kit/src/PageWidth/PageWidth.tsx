import { styled } from '@mui/material/styles';

/** The page's measure: 1200 px at most, with a gutter that grows from 16 to 40 px. Heroes, bands and text share it, so their edges line up. */
export const PageWidth = styled('div')({
  width: '100%',
  maxWidth: 'calc(1200px + 2 * clamp(1rem, 4vw, 2.5rem))',
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 4vw, 2.5rem)',
});
