import {
  calendarDate,
  MAX,
  object,
  optionalPicture,
  requiredText,
  richText,
  type InferType,
  type Stored,
} from './fields';

/** A news item (docs/product.md 6.1). */
export const updateRules = object({
  title: requiredText('Title', MAX.title),
  date: calendarDate('Date'),
  image: optionalPicture(),
  description: richText('Description'),
});

export type UpdateDraft = InferType<typeof updateRules>;
export type Update = Stored<UpdateDraft>;
