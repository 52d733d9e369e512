import type { Guide } from '../../../../.storybook/blocks/guide';
import { StatCounter } from './StatCounter';

export const guide: Guide = {
  whenToUse: "One figure of what the charity does, with its unit: 'Our Reach' on the home page.",
  whenNotToUse: ['Figures people compare: use a table.'],
  anatomy: {
    width: 320,
    example: <StatCounter value={1400} suffix="+" label="people with clean water" />,
    parts: [
      {
        selector: 'p span:last-of-type, [inert] span[aria-hidden]',
        name: 'Number',
        text: 'counts up once, when it comes into view; with what stands before and after it.',
      },
      { selector: 'p:last-of-type', name: 'Label', text: 'what is counted.' },
    ],
  },
  doDont: {
    do: {
      text: 'round amounts to what people can remember.',
      example: <StatCounter prefix="K" value={1} suffix=" million" label="given last year" />,
    },
    dont: {
      text: 'count money to the last coin.',
      example: <StatCounter prefix="K" value={1013487} label="given last year" />,
    },
  },
  do: ['Four at most.', 'On a deep or wash section.'],
  dont: ["Don't count again when it comes back into view."],
  accessibility:
    'The whole number is always there for those who listen; the counting is hidden from them. No counting with reduced motion.',
};
