import type { Guide } from '../../../.storybook/blocks/guide';
import { QuoteBlock } from './QuoteBlock';

const TEXT = 'Let your light shine before others.';

export const guide: Guide = {
  anatomy: {
    width: 480,
    show: <QuoteBlock text={TEXT} author="Matthew 5:16" />,
    parts: [
      { at: 'figure', name: 'Border', text: 'in amber.' },
      { at: 'blockquote', name: 'Text', text: 'the quotation marks are added.' },
      { at: 'figcaption', name: 'Author', text: 'or source.' },
    ],
  },
  pairs: [
    {
      do: { says: 'name the author or source.', show: <QuoteBlock text={TEXT} author="Matthew 5:16" /> },
      dont: { says: 'use it to emphasise words of our own.', show: <QuoteBlock text="Give today!" /> },
    },
  ],
};
