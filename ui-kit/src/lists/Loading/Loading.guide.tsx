import CircularProgress from '@mui/material/CircularProgress';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { CardSkeleton } from '../CardSkeleton/CardSkeleton';
import { Loading } from './Loading';

const card = (
  <Loading>
    <CardSkeleton />
  </Loading>
);

export const guide: Guide = {
  whatFor: 'Around skeletons with the size of the content, so that nothing moves when it arrives.',
  whenNot: ['Busy buttons: they change their text.'],
  anatomy: {
    width: 300,
    show: card,
    parts: [
      ['[aria-busy]', 'Busy region', 'with a text that only screen readers get: ‘Loading…’.'],
      ['[aria-busy] > [aria-hidden] > *', 'Skeletons', 'the shapes of what will be there.'],
    ],
  },
  pair: {
    do: ['show the shapes of what is coming, so that nothing jumps.', card],
    dont: ['put a spinner in the middle of the page.', <CircularProgress variant="determinate" value={70} />],
  },
  do: ['As many skeletons as a page holds.'],
  dont: ["Don't nest two."],
  accessibility: '`aria-busy` on the region and a text for screen readers; the skeletons are hidden from them.',
};
