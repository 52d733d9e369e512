import { ArticleItemPage } from '../articles/ArticleItemPage';
import { articleHead } from '../articles/articleHead';

/** Title and description of the page. */
export const head = articleHead('Use case', 'use-cases');

/** One use case. */
export function UseCasePage() {
  return (
    <ArticleItemPage
      of="use-cases"
      back="All use cases"
      failure="Failed to fetch use case details."
      kind="Use case"
      missing="Use case not found"
    />
  );
}
