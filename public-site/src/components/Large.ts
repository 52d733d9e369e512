import { styled } from '@mui/material/styles';
import { WIDE_WIDTH } from './measure';

/** Container of an article's main picture and caption; wider than the text in wide windows. */
export const Large = styled('div')(({ theme }) => ({
  maxWidth: WIDE_WIDTH,
  margin: '0 0 clamp(1.5rem, 3.5vw, 2.75rem)',
  '& > span': { borderRadius: 14 },
  '& > figcaption': {
    ...theme.typography.body2,
    marginTop: 8,
    color: theme.vars.palette.text.secondary,
  },
}));
