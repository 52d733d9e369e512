import { executiveMembers } from '@charity-site/api-client/entities';
import { createContentScreen } from '../lists/createContentScreen';

/** /admin/executive-members. */
export default createContentScreen({
  type: executiveMembers,
  words: { button: 'Member', search: 'Search by name or title...' },
  card: (member) => ({
    title: member.name,
    picture: member.image,
    pictureAs: 'avatar',
    notes: [member.title, `Order: ${member.order}`],
  }),
  fields: {
    name: {},
    title: { hint: 'The office held, such as Treasurer.' },
    image: { label: 'Upload Image', hint: 'A portrait, best square, at least 600 × 600 pixels.' },
    order: {},
  },
});
