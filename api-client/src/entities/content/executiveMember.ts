import { byOrder, contentType, type DraftOf } from '../types/contentType';
import { MAX, object, order, picture, requiredText, type Stored } from '../fields/fields';

/** A member of the executive; `title` is the office held (docs/product.md 6.1). */
export const executiveMembers = contentType({
  path: 'executive-members',
  table: 'executive_members',
  items: 'members',
  item: 'Executive member',
  label: 'Executive Members',
  rules: object({
    name: requiredText('Name', MAX.name),
    title: requiredText('Title', MAX.title),
    image: picture('Please select an image file.'),
    order: order(),
  }),
  translatable: ['title'],
  searchIn: ['name', 'title'],
  sort: byOrder,
  shownOn: '/about',
});

export type ExecutiveMemberDraft = DraftOf<typeof executiveMembers>;
export type ExecutiveMember = Stored<ExecutiveMemberDraft>;
