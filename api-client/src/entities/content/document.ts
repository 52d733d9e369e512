import { contentType, newestBy, type DraftOf } from '../types/contentType';
import {
  choice,
  document,
  MAX,
  object,
  optionalText,
  requiredText,
  type Stored,
} from '../fields/fields';

/** The kinds of documents (docs/product.md 6.2). */
export const DOCUMENT_KINDS = ['Annual report', 'Financial statement', 'Policy', 'Other'] as const;

/**
 * A public document; `file` is the URL of a PDF, `year` the year it covers (docs/product.md 3.16).
 */
export const documents = contentType({
  path: 'documents',
  table: 'documents',
  items: 'documents',
  item: 'Document',
  label: 'Documents',
  rules: object({
    title: requiredText('Title', MAX.title),
    kind: choice('Kind', DOCUMENT_KINDS),
    year: requiredText('Year', 4).matches(/^(19|20)\d\d$/, {
      message: 'Year must have four digits, such as 2026.',
      excludeEmptyString: true,
    }),
    summary: optionalText('Summary', MAX.comment),
    file: document('Please select a PDF file.'),
  }),
  translatable: ['title', 'summary'],
  searchIn: ['title'],
  sort: newestBy('year'),
  shownOn: '/documents',
  publishing: true,
});

export type DocumentDraft = DraftOf<typeof documents>;
/** A stored document. */
export type PublishedDocument = Stored<DocumentDraft>;
