import type { Guide } from '../../../../.storybook/blocks/guide';
import { TextSkeleton } from './TextSkeleton';

export const guide: Guide = {
  whenToUse: 'Placeholder of a text while it loads, inside Loading.',
  whenNotToUse: ['Headings that are known: show them.'],
  anatomy: {
    width: 320,
    example: <TextSkeleton lines={3} />,
    parts: [
      { selector: 'span:nth-of-type(1)', name: 'Line', text: 'as high as the text that follows.' },
      {
        selector: 'span:nth-of-type(3)',
        name: 'Last line',
        text: 'shorter, like the end of a paragraph.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'show about as many lines as the text will have.',
      example: <TextSkeleton lines={4} />,
    },
    dont: {
      text: 'show one line for a paragraph: the page jumps when the text arrives.',
      example: <TextSkeleton lines={1} />,
    },
  },
  dont: ["Don't use it for pictures: use CardSkeleton or Bone."],
  accessibility:
    'Decorative: the Loading around it announces the state. It does not pulse with reduced motion.',
};
