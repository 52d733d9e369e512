import Stack from '@mui/material/Stack';
import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Picture, type PictureProps } from '../Picture/Picture';
import { LakeScene } from './LakeScene';

const beside = (first: PictureProps) => (
  <Stack direction="row" sx={{ gap: 1, height: '100%', '& > *': { flex: 1 } }}>
    <Picture {...first} ratio={16 / 10} />
    <Picture alt="" ratio={16 / 10} />
  </Stack>
);

export const guide: Guide = {
  whatFor: 'The place of a missing picture. Picture and PageHero show it by themselves.',
  whenNot: ['Content.'],
  anatomy: {
    width: 480,
    height: 270,
    show: <LakeScene />,
    parts: [
      ['circle:nth-of-type(3)', 'Sun', 'rises over the hills.'],
      ['path:nth-of-type(4)', 'Lake', 'in the colours of the theme; tone="quiet" pales all of it.'],
      ['g', 'Tree', 'stays in view when the sides are cut.'],
    ],
  },
  pair: {
    do: ['let it stand for one missing picture.', beside({ ...artwork.borehole, alt: '', sizes: '160px' })],
    dont: ['show it side by side where pictures could be chosen.', beside({ alt: '' })],
  },
  do: ['Give its parent a size.'],
  accessibility: 'Decoration.',
};
