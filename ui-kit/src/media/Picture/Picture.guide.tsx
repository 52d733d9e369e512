import Stack from '@mui/material/Stack';
import { artwork } from '../../../../.storybook/artwork';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { Picture } from './Picture';

export const guide: Guide = {
  whenToUse: 'Every uploaded picture, as `<Picture {...pictureSource(address)} alt="…" />`.',
  whenNotToUse: ['Ornaments: draw them. Logos in a row: LogoStrip.'],
  anatomy: {
    width: 420,
    example: <Picture {...artwork.borehole} alt="" sizes="420px" />,
    parts: [
      {
        selector: 'span, div',
        name: 'Box',
        text: 'keeps the aspect ratio, so that nothing jumps; it shows placeholder colours until the picture arrives.',
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
      text: 'crop with ratio, and keep the subject with the focal point (position). Where there is no picture leave src out: the drawing of the lake takes its place.',
      example: (
        <Stack sx={{ gap: 2 }}>
          <Picture {...artwork.borehole} ratio={16 / 10} position="50% 40%" alt="" sizes="320px" />
          <Picture ratio={16 / 10} alt="" sizes="320px" />
        </Stack>
      ),
    },
    dont: {
      text: 'crop so far that the subject is gone, or leave a hole.',
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
    'Set `portraitSizes` where a phone shows the picture upright: it then gets a crop of 3:4.',
  ],
  dont: [
    "Don't set width or height on the picture: use `ratio`.",
    "Don't set `priority` on more than one.",
  ],
  accessibility:
    'Set `alt` when the picture adds information; leave it empty for decoration. Missing or broken pictures keep their alternative text.',
};
