import type { Guide } from '../../../../.storybook/blocks/guide';
import { TextSkeleton } from './TextSkeleton';

export const guide: Guide = {
  whenToUse: 'The place of a text that is on its way, inside Loading.',
  whenNotToUse: ['Headings that are known already: show them.'],
  anatomy: {
    width: 320,
    example: <TextSkeleton lines={3} />,
    parts: [
      { selector: 'span:nth-of-type(1)', name: 'Line', text: 'as high as the text that follows.' },
      {
        selector: 'span:nth-of-type(3)',
        name: 'Last line',
        text: 'shorter, as the end of a paragraph.',
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
  dont: ["Don't use it for pictures: CardSkeleton, or a place of the picture's shape."],
  accessibility:
    'Decorative: the surrounding Loading announces the state. Stands still with reduced motion.',
};
