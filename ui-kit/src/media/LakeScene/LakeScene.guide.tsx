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
  whenToUse: 'The place of a missing picture. Picture and PageHero show it by themselves.',
  whenNotToUse: ['Content.'],
  anatomy: {
    width: 480,
    height: 270,
    example: <LakeScene />,
    parts: [
      { selector: 'circle:nth-of-type(3)', name: 'Sun', text: 'rises over the hills.' },
      {
        selector: 'path:nth-of-type(4)',
        name: 'Lake',
        text: 'in the colours of the theme; tone="quiet" pales all of it.',
      },
      { selector: 'g', name: 'Tree', text: 'stays in view when the sides are cut.' },
    ],
  },
  doDont: {
    do: {
      text: 'let it stand for one missing picture.',
      example: beside({ ...artwork.borehole, alt: '', sizes: '160px' }),
    },
    dont: {
      text: 'show it side by side where pictures could be chosen.',
      example: beside({ alt: '' }),
    },
  },
  do: ['Give its parent a size.'],
  accessibility: 'Decoration.',
};
