import { CASE_STUDY_CATEGORIES } from '@charity-site/api-client/entities';
import { heroHead } from '../../seo/heroHead';
import { ArticleListPage } from '../articles/ArticleListPage';

/** Title and description of the page. */
export const head = heroHead('case-studies');

/** All case studies. */
export function CaseStudiesPage() {
  return (
    <ArticleListPage
      of="case-studies"
      categories={CASE_STUDY_CATEGORIES}
      name="Case studies"
      failure="Failed to fetch case studies."
      none="No case studies found"
      label="Pages of case studies"
    />
  );
}
