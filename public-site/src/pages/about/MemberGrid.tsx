import { styled } from '@mui/material/styles';

/** Grid of members; two columns on a phone. */
export const MemberGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: 'clamp(1.25rem, 3vw, 2.5rem) clamp(1rem, 2vw, 1.75rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 700px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' },
});
