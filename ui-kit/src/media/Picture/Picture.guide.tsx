import Stack from '@mui/material/Stack';
import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Picture } from './Picture';

export const guide: Guide = {
  whenToUse: 'Every uploaded picture, as `<Picture {...pictureSource(url)} alt="…" />`.',
  whenNotToUse: ['Ornaments: SVG. Logos in a row: LogoStrip.'],
  anatomy: {
    width: 420,
    example: <Picture {...artwork.borehole} alt="" sizes="420px" />,
    parts: [
      {
        selector: 'span, div',
        name: 'Box',
        text: 'keeps the aspect ratio, so that nothing jumps; it shows placeholder colours until the picture loads.',
      },
      {
        selector: 'img',
        name: 'Picture',
        text: 'in the size and format that the device needs, cropped around its focal point.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'crop with ratio, and keep the subject with the focal point (position). Without a picture leave out src: LakeScene replaces it.',
      example: (
        <Stack sx={{ gap: 2 }}>
          <Picture {...artwork.borehole} ratio={16 / 10} position="50% 40%" alt="" sizes="320px" />
          <Picture ratio={16 / 10} alt="" sizes="320px" />
        </Stack>
      ),
    },
    dont: {
      text: 'cut off the subject, or leave an empty box.',
      example: (
        <Stack sx={{ gap: 2 }}>
          <Picture {...artwork.borehole} ratio={16 / 3} position="50% 0%" alt="" sizes="320px" />
          <div style={{ aspectRatio: '16 / 10', border: '1px dashed' }} />
        </Stack>
      ),
    },
  },
  do: [
    'Set `sizes` to the rendered width; otherwise a phone downloads too much.',
    'Set `priority` on the one picture at the top of a page, and on no other.',
    'Set `portraitSizes` if a phone shows the picture upright: it then loads an upright crop.',
  ],
  dont: ["Don't style width or height: use `ratio`.", "Don't set `priority` on more than one."],
  accessibility:
    'Set `alt` when the picture adds information; leave it empty for decoration. Missing or broken pictures keep their alternative text.',
};
