import type { Guide } from '../../../.storybook/blocks/guide';
import { TextSkeleton } from './TextSkeleton';

export const guide: Guide = {
  anatomy: {
    width: 320,
    show: <TextSkeleton lines={3} />,
    parts: [
      { at: 'span:nth-of-type(1)', name: 'Line', text: 'as high as the text that follows.' },
      { at: 'span:nth-of-type(3)', name: 'Last line', text: 'shorter, as the end of a paragraph.' },
    ],
  },
  pairs: [
    {
      do: { says: 'show about as many lines as the text will have.', width: 320, show: <TextSkeleton lines={4} /> },
      dont: {
        says: 'show one line for a paragraph: the page jumps when the text arrives.',
        width: 320,
        show: <TextSkeleton lines={1} />,
      },
    },
  ],
};
