import type { Guide } from '../../../../.storybook/blocks/guide';
import { StatCounter } from './StatCounter';

export const guide: Guide = {
  whatFor: "One figure of what the charity does, with its unit: 'Our Reach' on the home page.",
  whenNot: ['Figures people compare: use a table.'],
  anatomy: {
    width: 320,
    show: <StatCounter value={1400} suffix="+" label="people with clean water" />,
    parts: [
      [
        'p span:last-of-type, [inert] span[aria-hidden]',
        'Number',
        'counts up once, when it comes into view; with what stands before and after it.',
      ],
      ['p:last-of-type', 'Label', 'what is counted.'],
    ],
  },
  pair: {
    do: [
      'round amounts to what people can remember.',
      <StatCounter prefix="K" value={1} suffix=" million" label="given last year" />,
    ],
    dont: ['count money to the last coin.', <StatCounter prefix="K" value={1013487} label="given last year" />],
  },
  do: ['Four at most.', 'On a deep or wash section.'],
  dont: ["Don't count again when it comes back into view."],
  accessibility:
    'The whole number is always there for those who listen; the counting is hidden from them. No counting with reduced motion.',
};
