import { updates } from '@charity-site/api-client/entities';
import { date, picture, richText, text } from '../forms/fields';
import { TallLink } from '../layout/TallLink';
import { contentScreen } from '../list/makeContentScreen';
import { belongsToProject } from '../projects/belongsToProject';
import { longDate, today } from '../site/time';

const COMMENTS = [
  { value: 'open', label: 'Visitors can comment' },
  { value: 'closed', label: 'Comments are closed' },
];

/** /admin/updates. */
export default contentScreen({
  type: updates,
  first: () => ({ date: today(), commenting: 'open' as const }),
  words: {
    heading: 'Manage Latest Updates',
    item: 'Update item',
    title: 'Update',
    updateButton: 'Save Update',
    fetched: 'latest updates',
  },
  card: ({ title, image, date: day, excerpt }) => ({ title, picture: image, notes: [longDate(day)], preview: excerpt }),
  aside: <TallLink href="/admin/comments">Comments</TallLink>,
  fields: [
    text('title', 'Title', { room: 90 }),
    date('date', 'Date'),
    picture('image', 'Upload Image', { hint: 'Optional. Best at 1600 × 900 pixels.' }),
    richText('description', 'Description'),
    belongsToProject,
    { kind: 'choice', name: 'commenting', label: 'Comments', options: COMMENTS, required: false },
  ],
});
