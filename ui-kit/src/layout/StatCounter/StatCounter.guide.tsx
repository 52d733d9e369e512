import type { Guide } from '../../../../.storybook/blocks/guide';
import { StatCounter } from './StatCounter';

export const guide: Guide = {
  whatFor: "One figure of what the charity does, with its unit: 'Our Reach' on the home page.",
  whenNot: ['Figures people compare: use a table.'],
  anatomy: {
    width: 320,
    show: <StatCounter value={1400} suffix="+" label="people with clean water" />,
    parts: [
      {
        at: 'p span:last-of-type, [inert] span[aria-hidden]',
        name: 'Number',
        text: 'counts up once, when it comes into view; with what stands before and after it.',
      },
      { at: 'p:last-of-type', name: 'Label', text: 'what is counted.' },
    ],
  },
  pair: {
    do: {
      says: 'round amounts to what people can remember.',
      show: <StatCounter prefix="K" value={1} suffix=" million" label="given last year" />,
    },
    dont: {
      says: 'count money to the last coin.',
      show: <StatCounter prefix="K" value={1013487} label="given last year" />,
    },
  },
  do: ['Four at most.', 'On a deep or wash section.'],
  dont: ["Don't count again when it comes back into view."],
  accessibility:
    'The whole number is always there for those who listen; the counting is hidden from them. No counting with reduced motion.',
};
