import { styled } from '@mui/material/styles';
import { PlainList } from '../../components/PlainList';

/** Grid of members: the large ones four or two in a row, then rows of the others. */
export const MemberGrid = styled(PlainList)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: 'clamp(1.25rem, 3vw, 2.5rem) clamp(1rem, 2vw, 1.75rem)',
  '& > [data-large="false"]': { gridColumn: '1 / -1' },
  '@media (min-width: 45em)': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > [data-large="true"]': { gridColumn: 'span 3' },
    '& > [data-large="false"]': { gridColumn: 'span 6' },
  },
  '@media (min-width: 63.25em)': { '& > [data-large="false"]': { gridColumn: 'span 3' } },
});
