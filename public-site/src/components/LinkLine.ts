import { styled } from '@mui/material/styles';

/** Line of links below the content of a page, for example to a feed. Not printed. */
export const LinkLine = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
  margin: '24px 0 0',
  '@media print': { display: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
}));
