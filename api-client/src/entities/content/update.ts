import { contentType, newestBy, type DraftOf } from '../types/contentType';
import {
  calendarDate,
  MAX,
  object,
  openOrClosed,
  optionalPicture,
  requiredText,
  richText,
  type Stored,
} from '../fields/fields';
import { projectId } from '../fields/itemId';

/** A news item (docs/product.md 6.1). */
export const updates = contentType({
  path: 'updates',
  table: 'updates',
  items: 'updates',
  item: 'Update',
  label: 'Updates',
  rules: object({
    title: requiredText('Title', MAX.title),
    date: calendarDate('Date'),
    image: optionalPicture(),
    description: richText('Description'),
    commenting: openOrClosed('Comments'),
    project: projectId(),
  }),
  translatable: ['title', 'description'],
  searchIn: ['title'],
  sort: newestBy('date'),
  excerptFrom: 'description',
  card: ['title', 'date', 'image', 'excerpt', 'slug'],
  pages: '/updates',
  publishedOn: 'date',
  publishing: true,
});

export type UpdateDraft = DraftOf<typeof updates>;
export type Update = Stored<UpdateDraft>;
