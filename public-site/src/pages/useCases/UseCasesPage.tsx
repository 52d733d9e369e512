import { USE_CASE_CATEGORIES } from '@charity-site/api-client/entities';
import { heroHead } from '../../seo/heroHead';
import { ArticleListPage } from '../articles/ArticleListPage';

/** Title and description of the page. */
export const head = heroHead('use-cases');

/** All use cases. */
export function UseCasesPage() {
  return (
    <ArticleListPage
      of="use-cases"
      categories={USE_CASE_CATEGORIES}
      name="Use cases"
      failure="Failed to fetch use cases."
      none="No use cases found"
      label="Pages of use cases"
    />
  );
}
