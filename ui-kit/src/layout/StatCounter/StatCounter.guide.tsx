import type { Guide } from '../../../../.storybook/blocks/guide';
import { StatCounter } from './StatCounter';

export const guide: Guide = {
  whenToUse: "One figure of what the charity does, with its unit: 'Our Reach' on the home page.",
  whenNotToUse: ['Figures that people compare: a table.'],
  anatomy: {
    width: 320,
    example: <StatCounter value={1400} suffix="+" label="people with clean water" />,
    parts: [
      {
        selector: 'p span:last-of-type, [inert] span[aria-hidden]',
        name: 'Number',
        text: 'counts up once, when it comes into view; with its prefix and suffix.',
      },
      { selector: 'p:last-of-type', name: 'Label', text: 'what is counted.' },
    ],
  },
  doDont: {
    do: {
      text: 'round amounts, so that people can remember them.',
      example: <StatCounter prefix="K" value={1} suffix=" million" label="given last year" />,
    },
    dont: {
      text: 'show exact amounts.',
      example: <StatCounter prefix="K" value={1013487} label="given last year" />,
    },
  },
  do: ['Four at most.', 'On a deep or wash section.'],
  dont: ["Don't count again when it comes back into view."],
  accessibility:
    'Screen readers get the final number at once; the animation is hidden from them. No animation with reduced motion.',
};
