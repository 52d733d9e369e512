import { calendarDate, MAX, object, picture, requiredText, richText, type Dated, type InferType } from './fields';

/** A project (docs/product.md 6.1). */
export const projectRules = object({
  title: requiredText('Title', MAX.title),
  image: picture('Please select an image file.'),
  initiatedDate: calendarDate('Initiated Date'),
  description: richText('Description'),
});

export type ProjectDraft = InferType<typeof projectRules>;
export type Project = Dated<ProjectDraft>;
