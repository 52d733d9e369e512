import { styled } from '@mui/material/styles';

/** Icon button; needs an accessible name. */
export const CircleButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.kit.wash,
  color: 'inherit',
  cursor: 'pointer',
}));
