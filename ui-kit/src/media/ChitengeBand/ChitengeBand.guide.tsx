import type { Guide } from '../../../../.storybook/blocks/guide';
import { ChitengeBand } from './ChitengeBand';

export const guide: Guide = {
  whatFor: 'The edge where a dark part of a page ends or begins, such as a hero or the footer.',
  whenNot: ['Behind text. More than twice a page.'],
  anatomy: {
    width: 520,
    show: <ChitengeBand height={40} />,
    parts: [
      {
        at: 'svg',
        name: 'Pattern',
        text: 'lozenges in lake, amber and earth, repeated along the edge.',
      },
    ],
  },
  pair: {
    do: { says: 'keep it narrow.', show: <ChitengeBand height={18} /> },
    dont: {
      says: 'stretch it taller than 40 px: it becomes the content.',
      show: <ChitengeBand height={120} />,
    },
  },
  dont: ["Don't use it between two sections."],
  accessibility: 'Decorative, hidden from screen readers.',
};
