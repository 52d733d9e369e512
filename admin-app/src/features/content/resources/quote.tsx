import { quote, type Quote } from '@charity-site/api-client/entities';
import { QuoteBlock } from '@charity-site/ui-kit';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

/** /admin/quotes */
export default createSingletonScreen<Quote>({
  type: quote,
  words: { none: 'No quote configured yet.', heading: 'Manage Landing Page Quote', noun: 'quote' },
  fields: {
    text: {
      rows: 4,
      recommendedLength: 300,
      hint: 'A sentence or two. It is shown large on the home page.',
    },
    author: {},
  },
  show: (value) => <QuoteBlock text={value.text} author={value.author} />,
});
