import type { Guide } from '../../../../.storybook/blocks/guide';
import { QuoteBlock } from './QuoteBlock';

const TEXT = 'Let your light shine before others.';

export const guide: Guide = {
  whatFor: 'The landing quote; the scriptures of the mission page.',
  whenNot: ['Our own claims.'],
  anatomy: {
    width: 480,
    show: <QuoteBlock text={TEXT} author="Matthew 5:16" />,
    parts: [
      { at: 'figure', name: 'Border', text: 'in amber.' },
      { at: 'blockquote', name: 'Text', text: 'the quotation marks are added.' },
      { at: 'figcaption', name: 'Author', text: 'or source.' },
    ],
  },
  pair: {
    do: {
      says: 'name the author or source.',
      show: <QuoteBlock text={TEXT} author="Matthew 5:16" />,
    },
    dont: {
      says: 'use it to emphasise words of our own.',
      show: <QuoteBlock text="Give today!" />,
    },
  },
  do: ['Pass the text without quotation marks.', 'Use `large` once per page.'],
  accessibility: 'A `figure` with `blockquote` and `figcaption`.',
};
