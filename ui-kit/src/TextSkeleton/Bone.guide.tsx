import type { Guide } from '../../../.storybook/blocks/guide';
import { Bone } from './Bone';

export const guide: Guide = {
  anatomy: {
    width: 320,
    show: <Bone style={{ height: 120 }} />,
    parts: [
      { at: 'span', name: 'Shape', text: 'a grey area; width, height and corners are those of what will be there.' },
    ],
  },
  pairs: [
    {
      do: {
        says: 'give it the shape of what arrives: a circle for a portrait.',
        width: 320,
        show: <Bone style={{ width: 96, height: 96, borderRadius: '50%' }} />,
      },
      dont: {
        says: 'show a bar where a portrait will be.',
        width: 320,
        show: <Bone style={{ height: 24 }} />,
      },
    },
  ],
};
