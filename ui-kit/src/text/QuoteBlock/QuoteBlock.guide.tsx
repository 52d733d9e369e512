import type { Guide } from '../../../../.storybook/blocks/guide';
import { QuoteBlock } from './QuoteBlock';

const TEXT = 'Let your light shine before others.';

export const guide: Guide = {
  whenToUse: 'The quote on the home page; the scriptures on the mission page.',
  whenNotToUse: ['Our own claims.'],
  anatomy: {
    width: 480,
    example: <QuoteBlock text={TEXT} author="Matthew 5:16" />,
    parts: [
      { selector: 'figure', name: 'Border', text: 'in amber.' },
      { selector: 'blockquote', name: 'Text', text: 'the quotation marks are added.' },
      { selector: 'figcaption', name: 'Author', text: 'or source.' },
    ],
  },
  doDont: {
    do: {
      text: 'name the author or source.',
      example: <QuoteBlock text={TEXT} author="Matthew 5:16" />,
    },
    dont: {
      text: 'use it to emphasise our own text.',
      example: <QuoteBlock text="Give today!" />,
    },
  },
  do: ['Pass the text without quotation marks.', 'Use `large` once per page.'],
  accessibility: 'A `figure` with `blockquote` and `figcaption`.',
};
