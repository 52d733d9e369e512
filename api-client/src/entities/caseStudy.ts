import { choice, MAX, object, optionalPicture, requiredText, richText, type Dated, type InferType } from './fields';

/** The categories a case study can have (docs/product.md 6.1). */
export const CASE_STUDY_CATEGORIES = [
  'Community Development',
  'Education Support',
  'Health Initiatives',
  'Spiritual Outreach',
  'Emergency Relief',
] as const;

/** A case study (docs/product.md 6.1). */
export const caseStudyRules = object({
  title: requiredText('Title', MAX.title),
  category: choice('Category', CASE_STUDY_CATEGORIES),
  image: optionalPicture(),
  content: richText('Content'),
});

export type CaseStudyDraft = InferType<typeof caseStudyRules>;
export type CaseStudy = Dated<CaseStudyDraft>;
