import { projects } from '@charity-site/api-client/entities';
import { date, picture, richText, text } from '../forms/fields';
import { contentScreen } from '../list/makeContentScreen';
import { longDate, today } from '../site/time';

/** /admin/projects. */
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
    preview: project.excerpt,
  }),
  fields: [
    text('title', 'Title', { room: 90 }),
    date('initiatedDate', 'Initiated Date'),
    picture('image', 'Upload Image', { required: true, hint: 'Best at 1600 × 900 pixels.' }),
    richText('description', 'Description'),
  ],
});
