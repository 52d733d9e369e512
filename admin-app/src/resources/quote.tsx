import { quote, type Quote } from '@charity-site/api-client/entities';
import { QuoteBlock } from '@charity-site/ui-kit';
import { text } from '../forms/fields';
import { singletonScreen } from '../singletons/makeSingletonScreen';
import { singletonWords } from '../singletons/singletonWords';

/** /admin/quotes */
export default singletonScreen<Quote>({
  type: quote,
  words: singletonWords('Quote', 'No quote configured yet.', { heading: 'Manage Landing Page Quote', thing: 'quote' }),
  fields: [
    text('text', 'Text', { rows: 4, room: 300, hint: 'A sentence or two. It is shown large on the home page.' }),
    text('author', 'Author'),
  ],
  show: (value) => <QuoteBlock text={value.text} author={value.author} />,
});
