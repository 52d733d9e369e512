/**
 * The categories by which visitors filter lists. They are apart from the definitions, because the
 * public site's routes name them and would otherwise load all rules and yup with the first page.
 */

/** The categories a case study can have (docs/product.md 6.1). */
export const CASE_STUDY_CATEGORIES = [
  'Community Development',
  'Education Support',
  'Health Initiatives',
  'Spiritual Outreach',
  'Emergency Relief',
] as const;

/** The categories a use case can have (docs/product.md 6.1). */
export const USE_CASE_CATEGORIES = [
  'Technology Solutions',
  'Environmental Conservation',
  'Social Impact',
  'Economic Empowerment',
  'Infrastructure Projects',
] as const;
