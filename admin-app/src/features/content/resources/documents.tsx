import { documents } from '@charity-site/api-client/entities';
import { createContentScreen } from '../lists/createContentScreen';
import { today } from '../../../shared/site/time';

/** /admin/documents. */
export default createContentScreen({
  type: documents,
  first: () => ({ year: today().slice(0, 4) }),
  card: ({ title, kind, year, summary }) => ({
    title,
    pictureAs: 'none',
    notes: [kind, year],
    preview: summary,
  }),
  fields: {
    title: { recommendedLength: 90 },
    kind: {},
    year: { hint: 'The year that the document is about. The newest year comes first.' },
    file: { label: 'PDF File' },
    summary: { rows: 3, hint: 'Optional. One or two sentences.' },
  },
});
