import { events } from '@charity-site/api-client/entities';
import { moment, picture, richText, text } from '../forms/fields';
import { contentScreen } from '../list/makeContentScreen';
import { longMoment, thisMinute } from '../site/time';

/** /admin/events (docs/product.md 5.5); times are in the site's zone (docs/product.md 1.5). */
export default contentScreen({
  type: events,
  blank: () => ({ title: '', date: thisMinute(), location: '', image: '', description: '' }),
  words: {
    heading: 'Manage Events',
    list: 'Existing Events',
    item: 'Event',
    fetched: 'events',
    search: 'Search by title...',
    none: 'No events found.',
  },
  card: (event) => ({
    title: event.title,
    picture: event.image,
    notes: [longMoment(event.date), event.location],
    preview: event.excerpt,
  }),
  fields: [
    text('title', 'Title', { room: 90 }),
    moment('date', 'Date'),
    text('location', 'Location'),
    picture('image', 'Upload Image', { hint: 'Optional. Best at 1600 × 900 pixels.' }),
    richText('description', 'Description'),
  ],
});
