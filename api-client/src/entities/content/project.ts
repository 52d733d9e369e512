import { contentType, newestBy, type DraftOf } from '../types/contentType';
import { entriesField } from '../fields/entriesField';
import {
  calendarDate,
  MAX,
  object,
  picture,
  requiredText,
  richText,
  type Stored,
} from '../fields/fields';
import { PROGRESS, progressError } from './progress';

/** A project (docs/product.md 6.1). */
export const projects = contentType({
  path: 'projects',
  table: 'projects',
  items: 'projects',
  item: 'Project',
  label: 'Projects',
  rules: object({
    title: requiredText('Title', MAX.title),
    image: picture('Please select an image file.'),
    initiatedDate: calendarDate('Initiated Date'),
    description: richText('Description'),
    progress: entriesField('Progress', PROGRESS, progressError),
  }),
  translatable: ['title', 'description', 'progress'],
  searchIn: ['title'],
  sort: newestBy('initiatedDate'),
  excerptFrom: 'description',
  card: ['title', 'image', 'initiatedDate', 'progress', 'excerpt', 'slug'],
  pages: '/projects',
  publishedOn: 'initiatedDate',
  publishing: true,
});

export type ProjectDraft = DraftOf<typeof projects>;
export type Project = Stored<ProjectDraft>;
