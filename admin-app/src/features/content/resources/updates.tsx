import { updates } from '@charity-site/api-client/entities';
import { StandaloneLink } from '../../../shared/layout/StandaloneLink';
import { articlePicture } from '../articles/articlePicture';
import { createContentScreen } from '../lists/createContentScreen';
import { belongsToProject } from '../projects/belongsToProject';
import { longDate, today } from '../../../shared/site/time';

const COMMENT_OPTIONS = [
  { value: 'open', label: 'Visitors can comment' },
  { value: 'closed', label: 'Comments are closed' },
];

/** /admin/updates. */
export default createContentScreen({
  type: updates,
  first: () => ({ date: today(), commenting: 'open' as const }),
  words: {
    heading: 'Manage Latest Updates',
    item: 'Update item',
    title: 'Update',
    updateButton: 'Save Update',
    fetched: 'latest updates',
  },
  card: ({ title, image, date: day, excerpt }) => ({
    title,
    picture: image,
    notes: [longDate(day)],
    preview: excerpt,
  }),
  aside: <StandaloneLink href="/admin/comments">Comments</StandaloneLink>,
  fields: {
    title: { recommendedLength: 90 },
    date: {},
    image: articlePicture,
    description: {},
    project: belongsToProject,
    commenting: { options: COMMENT_OPTIONS },
  },
});
