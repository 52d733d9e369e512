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
  whenToUse: 'Placeholder of a missing picture. Picture shows it automatically.',
  whenNotToUse: ['As content.'],
  anatomy: {
    width: 480,
    height: 270,
    example: <LakeScene />,
    parts: [
      { selector: 'circle:nth-of-type(3)', name: 'Sun', text: 'above the hills.' },
      {
        selector: 'path:nth-of-type(4)',
        name: 'Lake',
        text: 'the same colours in both schemes; tone="quiet" makes the drawing pale.',
      },
      { selector: 'g', name: 'Tree', text: 'on the left; narrow boxes cut it off.' },
    ],
  },
  doDont: {
    do: {
      text: 'use it for one missing picture.',
      example: beside({ ...artwork.borehole, alt: '', sizes: '160px' }),
    },
    dont: {
      text: 'show several side by side where pictures could be chosen.',
      example: beside({ alt: '' }),
    },
  },
  do: ['Give its parent a size.'],
  accessibility: 'Decorative, hidden from screen readers.',
};
