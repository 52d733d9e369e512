import type { Guide } from '../../../../.storybook/blocks/guide';
import { Bone } from './Bone';

export const guide: Guide = {
  whenToUse: 'The place of a picture, a face, a title that is on its way.',
  whenNotToUse: ['Text and cards: TextSkeleton, CardSkeleton.'],
  anatomy: {
    width: 320,
    example: <Bone style={{ height: 120 }} />,
    parts: [
      {
        selector: 'span',
        name: 'Shape',
        text: 'a grey area; width, height and corners are those of what will be there.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'give it the shape of what arrives: a circle for a portrait.',
      example: <Bone style={{ width: 96, height: 96, borderRadius: '50%' }} />,
    },
    dont: {
      text: 'show a bar where a portrait will be.',
      example: <Bone style={{ height: 24 }} />,
    },
  },
  do: [
    'Give it the size of what will come, by `style`, so that nothing moves.',
    'Put it into Loading.',
  ],
  dont: ["Don't draw details: a few shapes are enough."],
  accessibility:
    'Decorative: the surrounding Loading announces the state. It stands still with reduced motion.',
};
