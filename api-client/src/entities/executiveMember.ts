import { MAX, object, order, picture, requiredText, type InferType, type Stored } from './fields';

/** A member of the executive; `title` is the office held (docs/product.md 6.1). */
export const executiveMemberRules = object({
  name: requiredText('Name', MAX.name),
  title: requiredText('Title', MAX.title),
  image: picture('Please select an image file.'),
  order: order(),
});

export type ExecutiveMemberDraft = InferType<typeof executiveMemberRules>;
export type ExecutiveMember = Stored<ExecutiveMemberDraft>;
