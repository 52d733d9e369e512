import { DOCUMENT_KINDS, documents } from '@charity-site/api-client/entities';
import { choice, document, text } from '../forms/fields';
import { contentScreen } from '../list/makeContentScreen';
import { today } from '../site/time';

/** /admin/documents. */
export default contentScreen({
  type: documents,
  first: () => ({ year: today().slice(0, 4) }),
  card: ({ title, kind, year, summary }) => ({ title, pictureAs: 'none', notes: [kind, year], preview: summary }),
  fields: [
    text('title', 'Title', { room: 90 }),
    choice('kind', 'Kind', DOCUMENT_KINDS),
    text('year', 'Year', { hint: 'The year that the document is about. The newest year comes first.' }),
    document('file', 'PDF File'),
    text('summary', 'Summary', { rows: 3, required: false, hint: 'Optional. One or two sentences.' }),
  ],
});
