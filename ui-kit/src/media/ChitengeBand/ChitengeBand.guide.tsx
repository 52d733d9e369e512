import type { Guide } from '../../../../.storybook/blocks/guide';
import { ChitengeBand } from './ChitengeBand';

export const guide: Guide = {
  whatFor: 'The edge where a dark part of a page ends or begins, such as a hero or the footer.',
  whenNot: ['Behind text. More than twice a page.'],
  anatomy: {
    width: 520,
    show: <ChitengeBand height={40} />,
    parts: [['svg', 'Pattern', 'lozenges in lake, amber and earth, repeated along the edge.']],
  },
  pair: {
    do: ['keep it narrow.', <ChitengeBand height={18} />],
    dont: ['stretch it taller than 40 px: it becomes the content.', <ChitengeBand height={120} />],
  },
  dont: ["Don't use it between two sections."],
  accessibility: 'Decorative, hidden from screen readers.',
};
