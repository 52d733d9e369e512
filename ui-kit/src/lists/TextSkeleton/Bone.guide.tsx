import type { Guide } from '../../../../.storybook/blocks/guide';
import { Bone } from './Bone';

export const guide: Guide = {
  whenToUse: 'Placeholder of a picture, a portrait or a title while it loads.',
  whenNotToUse: ['Text and cards: TextSkeleton, CardSkeleton.'],
  anatomy: {
    width: 320,
    example: <Bone style={{ height: 120 }} />,
    parts: [
      {
        selector: 'span',
        name: 'Shape',
        text: 'a grey area with the width, height and corners of the content.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'give it the shape of the content: a circle for a portrait.',
      example: <Bone style={{ width: 96, height: 96, borderRadius: '50%' }} />,
    },
    dont: {
      text: 'show a bar where a portrait will be.',
      example: <Bone style={{ height: 24 }} />,
    },
  },
  do: [
    'Give it the size of the content with `style`, so that nothing moves.',
    'Put it into Loading.',
  ],
  dont: ["Don't draw details: a few shapes are enough."],
  accessibility:
    'Decorative: the Loading around it announces the state. It does not pulse with reduced motion.',
};
