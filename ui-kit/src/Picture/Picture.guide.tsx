import { artwork } from '../../../.storybook/artwork';
import type { Guide } from '../../../.storybook/blocks/guide';
import { Picture } from './Picture';

export const guide: Guide = {
  anatomy: {
    width: 420,
    show: <Picture {...artwork.borehole} alt="" sizes="420px" />,
    parts: [
      {
        at: 'span, div',
        name: 'Box',
        text: 'keeps the aspect ratio, so that nothing jumps; it shows placeholder colours until the picture arrives.',
      },
      {
        at: 'img',
        name: 'Picture',
        text: 'in the size and format that the device needs, cropped around its focal point.',
      },
    ],
  },
  pairs: [
    {
      do: {
        says: 'crop with ratio, and keep the subject with the focal point (position).',
        width: 320,
        show: <Picture {...artwork.borehole} ratio={16 / 10} position="50% 40%" alt="" sizes="320px" />,
      },
      dont: {
        says: 'crop so far that the subject is gone.',
        width: 320,
        show: <Picture {...artwork.borehole} ratio={16 / 3} position="50% 0%" alt="" sizes="320px" />,
      },
    },
    {
      do: {
        says: 'leave src out where there is no picture: the drawing of the lake takes its place.',
        width: 320,
        show: <Picture ratio={16 / 10} alt="" sizes="320px" />,
      },
      dont: {
        says: 'leave a hole.',
        width: 320,
        show: <div style={{ aspectRatio: '16 / 10', border: '1px dashed' }} />,
      },
    },
  ],
};
