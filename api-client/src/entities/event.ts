import { instant, MAX, object, optionalPicture, requiredText, richText, type InferType, type Stored } from './fields';

/** An event; `date` is a moment, entered and shown in the site's zone (SPEC section 3, DECISIONS 28). */
export const eventRules = object({
  title: requiredText('Title', MAX.title),
  date: instant('Date'),
  location: requiredText('Location', MAX.title),
  image: optionalPicture(),
  description: richText('Description'),
});

export type EventDraft = InferType<typeof eventRules>;
export type Event = Stored<EventDraft>;
