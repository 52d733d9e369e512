import { projects } from '@charity-site/api-client/entities';
import { createContentScreen } from '../lists/createContentScreen';
import { longDate, today } from '../../../shared/site/time';

/** /admin/projects. */
export default createContentScreen({
  type: projects,
  first: () => ({ initiatedDate: today() }),
  card: (project) => ({
    title: project.title,
    picture: project.image,
    notes: [`Initiated: ${longDate(project.initiatedDate)}`],
    preview: project.excerpt,
  }),
  fields: {
    title: { recommendedLength: 90 },
    initiatedDate: {},
    image: { label: 'Upload Image', hint: 'Best at 1600 × 900 pixels.' },
    description: {},
    progress: {
      hint: 'Optional. Visitors see it in words and as diamonds, such as 9 of 12 wells.',
      columns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
});
