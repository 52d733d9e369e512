import { partners } from '@charity-site/api-client/entities';
import { createContentScreen } from '../lists/createContentScreen';

/** /admin/partners. */
export default createContentScreen({
  type: partners,
  words: { search: 'Search by name...' },
  card: ({ name, logo, order: at }) => ({
    title: name,
    picture: logo,
    pictureAs: 'logo',
    notes: [`Order: ${at}`],
  }),
  fields: {
    name: {},
    logo: {
      label: 'Upload Logo',
      described: false,
      hint: 'Best: a picture with a transparent background, at least 400 pixels wide.',
    },
    order: {},
  },
});
