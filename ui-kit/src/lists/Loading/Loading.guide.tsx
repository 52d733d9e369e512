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
  whenToUse:
    'Around skeletons with the size of the content, so that nothing moves when it arrives.',
  whenNotToUse: ['Busy buttons: change their text.'],
  anatomy: {
    width: 300,
    example: card,
    parts: [
      {
        selector: '[aria-busy]',
        name: 'Busy region',
        text: 'with a text that only screen readers get: ‘Loading…’.',
      },
      {
        selector: '[aria-busy] > [aria-hidden] > *',
        name: 'Skeletons',
        text: 'the shapes of the content.',
      },
    ],
  },
  doDont: {
    do: { text: 'show the shapes of the content, so that nothing jumps.', example: card },
    dont: {
      text: 'put a spinner in the middle of the page.',
      example: <CircularProgress variant="determinate" value={70} />,
    },
  },
  do: ['Show as many skeletons as a page holds.'],
  dont: ["Don't nest two."],
  accessibility:
    '`aria-busy` on the region and a text for screen readers; the skeletons are hidden from them.',
};
