import { useQuery } from '@tanstack/react-query';
import { useCaseQuery } from '@charity-site/api-client';
import { useParams } from 'react-router-dom';
import { ItemView } from '../../data/ItemView';
import { itemHead } from '../../head/itemHead';
import { Article, ArticlePage } from '../../page/Article';
import { ArticleSkeleton } from '../../page/ArticleSkeleton';
import { BackLink } from '../../page/BackLink';

/** Title and description of the page. */
export const head = itemHead('Use case', '/use-cases', useCaseQuery, ({ title, image, content: text }) => ({
  title,
  image,
  text,
}));

/** One use case. */
export function UseCasePage() {
  const { id = '' } = useParams();
  return (
    <ArticlePage>
      <BackLink href="/use-cases">All use cases</BackLink>
      <ItemView
        query={useQuery(useCaseQuery(id))}
        skeleton={<ArticleSkeleton />}
        failure="Failed to fetch use case details."
        kind="Use case"
        missing="Use case not found"
      >
        {({ title, category, content, ...useCase }) => (
          <Article title={title} meta={category} item={useCase} html={content} />
        )}
      </ItemView>
    </ArticlePage>
  );
}
