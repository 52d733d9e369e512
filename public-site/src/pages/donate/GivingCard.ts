import { styled } from '@mui/material/styles';

/** Card with one way to give. */
export const GivingCard = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: 'clamp(16px, 2.5vw, 28px)',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `6px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  breakInside: 'avoid',
  '& > h3': { margin: '0 0 8px' },
}));
