import { ownPages } from '@charity-site/api-client/entities';
import { createContentScreen } from '../lists/createContentScreen';
import { showInField, showInLabel } from '../ownPages/showIn';

/** /admin/own-pages. */
export default createContentScreen({
  type: ownPages,
  first: () => ({ showIn: 'menu' as const }),
  card: ({ title, image, summary, excerpt, showIn, order: at }) => ({
    title,
    picture: image,
    notes: [showInLabel(showIn), `Order: ${at}`],
    preview: summary || excerpt,
  }),
  fields: {
    title: {
      recommendedLength: 60,
      hint: 'The address of the page is made of it: Vacancies is at /vacancies.',
    },
    image: {
      label: 'Upload Image',
      hint: 'Optional. At the top of the page; best at 1920 × 1080 pixels.',
    },
    content: {},
    summary: {
      label: 'Summary (Optional)',
      rows: 2,
      hint: 'One sentence for search engines and shared links.',
    },
    showIn: showInField,
    order: {},
  },
});
