import { projects } from '@charity-site/api-client/entities';
import { previewText } from '@charity-site/ui-kit';
import { date, picture, richText, text } from '../forms/fields';
import { PREVIEW } from '../list/descriptor';
import { contentScreen } from '../list/makeContentScreen';
import { longDate, today } from '../site/time';

/** /admin/projects (docs/product.md 5.5). */
export default contentScreen({
  type: projects,
  blank: () => ({ title: '', image: '', initiatedDate: today(), description: '' }),
  words: {
    heading: 'Manage Projects',
    list: 'Existing Projects',
    item: 'Project',
    fetched: 'projects',
    search: 'Search by title...',
    none: 'No projects found.',
  },
  card: (project) => ({
    title: project.title,
    picture: project.image,
    notes: [`Initiated: ${longDate(project.initiatedDate)}`],
    preview: previewText(project.description, PREVIEW),
  }),
  fields: [
    text('title', 'Title'),
    date('initiatedDate', 'Initiated Date'),
    picture('image', 'Upload Image', { required: true, hint: 'Best at 1600 × 900 pixels.' }),
    richText('description', 'Description'),
  ],
});
