import { quote, type Quote } from '@charity-site/api-client/entities';
import { QuoteBlock } from '@charity-site/ui-kit';
import { text } from '../forms/fields';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

const descriptor: RecordDescriptor<Quote> = {
  type: quote,
  words: {
    heading: 'Manage Landing Page Quote',
    thing: 'quote',
    current: 'Current Quote',
    none: 'No quote configured yet.',
    submit: (exists) => (exists ? 'Update Quote' : 'Add Quote'),
    confirm: 'Are you sure you want to delete the quote?',
    saved: 'Quote saved successfully!',
    deleted: 'Quote deleted successfully!',
    failedFetch: 'Failed to fetch quote.',
    failedSave: 'Failed to save quote.',
    failedDelete: 'Failed to delete quote.',
    deleteSaysWhy: true,
  },
  fields: [
    text('text', 'Text', { rows: 4, room: 300, hint: 'A sentence or two. It is shown large on the home page.' }),
    text('author', 'Author'),
  ],
  show: (value) => <QuoteBlock text={value.text} author={value.author} />,
};

/** /admin/quotes (docs/product.md 5.9). */
export function QuoteScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
