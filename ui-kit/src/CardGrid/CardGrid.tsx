import { styled } from '@mui/material/styles';

/** As many cards in a row as have room, at least 296 px wide: three on a wide page, where lists come in threes and nines; one below the other on a phone. */
export const CardGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr))',
  gap: 'clamp(1rem, 2.2vw, 1.75rem)',
});
