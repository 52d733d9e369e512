import { USE_CASE_CATEGORIES } from '@charity-site/api-client/entities';
import { bannerHead } from '../../head/bannerHead';
import { ArticleListPage } from '../articles/ArticleListPage';

/** Title and description of the page. */
export const head = bannerHead('use-cases');

/** All use cases. */
export function UseCasesPage() {
  return (
    <ArticleListPage
      of="use-cases"
      categories={USE_CASE_CATEGORIES}
      name="Use cases"
      intro="Each use case explains one tool or way of working, and how it is put to use, so that others can do the same."
      failure="Failed to fetch use cases."
      none="No use cases found"
      label="Pages of use cases"
    />
  );
}
