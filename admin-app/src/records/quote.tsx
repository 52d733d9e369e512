import { quote, type Quote } from '@charity-site/api-client/entities';
import { QuoteBlock } from '@charity-site/ui-kit';
import { text } from '../forms/fields';
import type { RecordDescriptor } from './recordDescriptor';
import { RecordScreen } from './RecordScreen';
import { recordWords } from './recordWords';

const descriptor: RecordDescriptor<Quote> = {
  type: quote,
  words: recordWords('Quote', 'No quote configured yet.', { heading: 'Manage Landing Page Quote', thing: 'quote' }),
  fields: [
    text('text', 'Text', { rows: 4, room: 300, hint: 'A sentence or two. It is shown large on the home page.' }),
    text('author', 'Author'),
  ],
  show: (value) => <QuoteBlock text={value.text} author={value.author} />,
};

/** /admin/quotes. */
export function QuoteScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
