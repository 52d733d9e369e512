import { styled } from '@mui/material/styles';

const Bar = styled('div')(({ theme }) => ({
  height: 64,
  background: (theme.vars ?? theme).palette.background.paper,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

/** What stands on the page until the first remote's routes and page are there: the shape of a header, nothing that moves. */
export const Starting = () => (
  <div role="status" aria-busy="true" aria-label="Loading…">
    <Bar />
  </div>
);
