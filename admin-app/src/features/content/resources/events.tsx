import { events, recurrenceText, type Event } from '@charity-site/api-client/entities';
import { StandaloneLink } from '../../../shared/layout/StandaloneLink';
import { articlePicture } from '../articles/articlePicture';
import { createContentScreen } from '../lists/createContentScreen';
import { belongsToProject } from '../projects/belongsToProject';
import { formatDateTime, thisMinute, toLocalDateTime } from '../../../shared/site/time';
import { recurrenceFields } from '../events/recurrenceFields';

const BOOKING_OPTIONS = [
  { value: 'open', label: 'Visitors can book places' },
  { value: 'closed', label: 'Bookings are closed' },
];

/** /admin/events; times are in the site's zone. */
export default createContentScreen({
  type: events,
  first: () => ({ date: thisMinute() }),
  card: (event) => ({
    title: event.title,
    picture: event.image,
    notes: [
      formatDateTime(event.date),
      ...(event.repeats ? [recurrenceText(toLocalDateTime(event.date).slice(0, 10), event)] : []),
      event.location,
    ],
    preview: event.excerpt,
  }),
  aside: <StandaloneLink href="/admin/bookings">Places</StandaloneLink>,
  deletionNote: ({ booked = [] }: Partial<Event>) => {
    const people = booked.reduce((sum, day) => sum + day.people, 0);
    if (people === 0) return '';
    return people === 1 ? '1 person has a place.' : `${people} people have a place.`;
  },
  fields: {
    title: { recommendedLength: 90 },
    date: {},
    ends: { hint: 'Optional. The day and the time of the end.' },
    ...recurrenceFields,
    location: {},
    image: articlePicture,
    description: {},
    project: belongsToProject,
    capacity: { hint: 'How many people can have a place on each day. 0: visitors book no places.' },
    bookings: { options: BOOKING_OPTIONS },
  },
});
