import { styled } from '@mui/material/styles';

/** Space at both sides of the content, in px, so that large text does not widen it. */
export const GUTTER = 'clamp(16px, 4vw, 40px)';

/**
 * Content width: at most 1200 px, with a gutter of 16 to 40 px. Heroes, bands and text use it, so
 * their edges align.
 */
export const PageWidth = styled('div')({
  width: '100%',
  maxWidth: `calc(1200px + 2 * ${GUTTER})`,
  marginInline: 'auto',
  paddingInline: GUTTER,
});
