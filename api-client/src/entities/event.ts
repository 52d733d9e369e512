import { instant, MAX, object, optionalPicture, requiredText, richText, type InferType, type Stored } from './fields';

/** An event; `date` is a moment, entered and shown in the site's zone (docs/product.md 1.5, 6.1). */
export const eventRules = object({
  title: requiredText('Title', MAX.title),
  date: instant('Date'),
  location: requiredText('Location', MAX.title),
  image: optionalPicture(),
  description: richText('Description'),
});

export type EventDraft = InferType<typeof eventRules>;
export type Event = Stored<EventDraft>;
