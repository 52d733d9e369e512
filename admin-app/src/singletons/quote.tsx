import { quote, type Quote } from '@charity-site/api-client/entities';
import { QuoteBlock } from '@charity-site/ui-kit';
import { text } from '../forms/fields';
import type { SingletonDescriptor } from './singletonDescriptor';
import { SingletonScreen } from './SingletonScreen';
import { singletonWords } from './singletonWords';

const descriptor: SingletonDescriptor<Quote> = {
  type: quote,
  words: singletonWords('Quote', 'No quote configured yet.', { heading: 'Manage Landing Page Quote', thing: 'quote' }),
  fields: [
    text('text', 'Text', { rows: 4, room: 300, hint: 'A sentence or two. It is shown large on the home page.' }),
    text('author', 'Author'),
  ],
  show: (value) => <QuoteBlock text={value.text} author={value.author} />,
};

/** /admin/quotes. */
export function QuoteScreen() {
  return <SingletonScreen descriptor={descriptor} />;
}
