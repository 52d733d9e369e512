import { PROGRESS, projects } from '@charity-site/api-client/entities';
import { date, picture, richText, text } from '../forms/fields';
import { contentScreen } from '../list/makeContentScreen';
import { entries } from '../singletons/entries';
import { longDate, today } from '../site/time';

/** /admin/projects. */
export default contentScreen({
  type: projects,
  first: () => ({ initiatedDate: today() }),
  card: (project) => ({
    title: project.title,
    picture: project.image,
    notes: [`Initiated: ${longDate(project.initiatedDate)}`],
    preview: project.excerpt,
  }),
  fields: [
    text('title', 'Title', { room: 90 }),
    date('initiatedDate', 'Initiated Date'),
    picture('image', 'Upload Image', { required: true, hint: 'Best at 1600 × 900 pixels.' }),
    richText('description', 'Description'),
    entries('progress', 'Progress', PROGRESS, {
      hint: 'Optional. Visitors see it in words and as diamonds, such as 9 of 12 wells.',
      columns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    }),
  ],
});
