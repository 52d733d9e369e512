import type { Guide } from '../../../../.storybook/blocks/guide';
import { TextSkeleton } from './TextSkeleton';

export const guide: Guide = {
  whatFor: 'The place of a text that is on its way, inside Loading.',
  whenNot: ['Headings that are known already: show them.'],
  anatomy: {
    width: 320,
    show: <TextSkeleton lines={3} />,
    parts: [
      ['span:nth-of-type(1)', 'Line', 'as high as the text that follows.'],
      ['span:nth-of-type(3)', 'Last line', 'shorter, as the end of a paragraph.'],
    ],
  },
  pair: {
    do: ['show about as many lines as the text will have.', <TextSkeleton lines={4} />],
    dont: ['show one line for a paragraph: the page jumps when the text arrives.', <TextSkeleton lines={1} />],
  },
  dont: ["Don't use it for pictures: CardSkeleton, or a place of the picture's shape."],
  accessibility: 'Decorative: the surrounding Loading announces the state. Stands still with reduced motion.',
};
