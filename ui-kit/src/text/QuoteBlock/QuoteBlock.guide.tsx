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
      ['figure', 'Border', 'in amber.'],
      ['blockquote', 'Text', 'the quotation marks are added.'],
      ['figcaption', 'Author', 'or source.'],
    ],
  },
  pair: {
    do: ['name the author or source.', <QuoteBlock text={TEXT} author="Matthew 5:16" />],
    dont: ['use it to emphasise words of our own.', <QuoteBlock text="Give today!" />],
  },
  do: ['Pass the text without quotation marks.', 'Use `large` once per page.'],
  accessibility: 'A `figure` with `blockquote` and `figcaption`.',
};
