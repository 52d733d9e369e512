import { ArticleItemPage } from '../articles/ArticleItemPage';
import { articleHead } from '../articles/articleHead';

/** Title and description of the page. */
export const head = articleHead('Case study', 'case-studies');

/** One case study. */
export function CaseStudyPage() {
  return (
    <ArticleItemPage
      of="case-studies"
      back="All case studies"
      failure="Failed to fetch case study details."
      kind="Case study"
      missing="Case study not found"
    />
  );
}
