import { choice, MAX, object, optionalPicture, requiredText, richText, type Dated, type InferType } from './fields';

/** The categories a use case can have (docs/product.md 6.1). */
export const USE_CASE_CATEGORIES = [
  'Technology Solutions',
  'Environmental Conservation',
  'Social Impact',
  'Economic Empowerment',
  'Infrastructure Projects',
] as const;

/** A use case (docs/product.md 6.1). */
export const useCaseRules = object({
  title: requiredText('Title', MAX.title),
  category: choice('Category', USE_CASE_CATEGORIES),
  image: optionalPicture(),
  content: richText('Content'),
});

export type UseCaseDraft = InferType<typeof useCaseRules>;
export type UseCase = Dated<UseCaseDraft>;
