import { styled } from '@mui/material/styles';

/** In px, for a larger text size must not take room from the text. */
const GUTTER = 'clamp(16px, 4vw, 40px)';

/** The page's measure: 1200 px at most, with a gutter that grows from 16 to 40 px. Heroes, bands and text share it, so their edges line up. */
export const PageWidth = styled('div')({
  width: '100%',
  maxWidth: `calc(1200px + 2 * ${GUTTER})`,
  marginInline: 'auto',
  paddingInline: GUTTER,
});
