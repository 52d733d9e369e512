import { events, recurrenceText } from '@charity-site/api-client/entities';
import { articlePicture } from '../articles/articlePicture';
import { createContentScreen } from '../lists/createContentScreen';
import { belongsToProject } from '../projects/belongsToProject';
import { formatDateTime, thisMinute, toLocalDateTime } from '../../../shared/site/time';
import { recurrenceFields } from '../events/recurrenceFields';

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
  fields: {
    title: { recommendedLength: 90 },
    date: {},
    ends: { hint: 'Optional. The day and the time of the end.' },
    ...recurrenceFields,
    location: {},
    image: articlePicture,
    description: {},
    project: belongsToProject,
  },
});
