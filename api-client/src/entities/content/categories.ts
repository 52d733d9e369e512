/**
 * The categories by which visitors filter lists. Separate from the definitions, because the public
 * site's routes import them and would otherwise load all rules and yup with the first page.
 */

/** Categories of case studies (docs/product.md 6.1). */
export const CASE_STUDY_CATEGORIES = [
  'Community Development',
  'Education Support',
  'Health Initiatives',
  'Spiritual Outreach',
  'Emergency Relief',
] as const;

/** Categories of use cases (docs/product.md 6.1). */
export const USE_CASE_CATEGORIES = [
  'Technology Solutions',
  'Environmental Conservation',
  'Social Impact',
  'Economic Empowerment',
  'Infrastructure Projects',
] as const;
