import type { Guide } from '../../../../.storybook/blocks/guide';
import { ChitengeBand } from './ChitengeBand';

export const guide: Guide = {
  whenToUse: 'The edge of a dark part of a page, such as a hero or the footer.',
  whenNotToUse: ['Behind text. More than twice a page.'],
  anatomy: {
    width: 520,
    example: <ChitengeBand height={40} />,
    parts: [
      {
        selector: 'svg',
        name: 'Pattern',
        text: 'suns and lozenges in lake, amber and red, repeated along the edge.',
      },
    ],
  },
  doDont: {
    do: { text: 'keep it narrow.', example: <ChitengeBand height={18} /> },
    dont: {
      text: 'make it taller than 40 px: it then looks like content.',
      example: <ChitengeBand height={120} />,
    },
  },
  dont: ["Don't use it between two sections."],
  accessibility: 'Decorative, hidden from screen readers.',
};
