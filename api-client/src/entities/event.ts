import { contentType, newestBy, publicRead, type DraftOf } from './contentType';
import { instant, MAX, object, optionalPicture, requiredText, richText, type Stored } from './fields';

/** An event. `date` is a date-time, entered and shown in the site's time zone (docs/product.md 1.5, 6.1). */
export const events = contentType({
  path: 'events',
  table: 'events',
  items: 'events',
  item: 'Event',
  label: 'Events',
  rules: object({
    title: requiredText('Title', MAX.title),
    date: instant('Date'),
    location: requiredText('Location', MAX.title),
    image: optionalPicture(),
    description: richText('Description'),
  }),
  translatable: ['title', 'location', 'description'],
  searchIn: ['title'],
  sort: newestBy('date'),
  excerptFrom: 'description',
  pages: '/events',
  yearOf: 'date',
  publishing: true,
  access: publicRead,
});

export type EventDraft = DraftOf<typeof events>;
export type Event = Stored<EventDraft>;
