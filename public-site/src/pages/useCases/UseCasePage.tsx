import { useQuery } from '@tanstack/react-query';
import { useCaseQuery } from '@charity-site/api-client';
import { useParams } from 'react-router-dom';
import { t } from '@charity-site/api-client/http';
import { articleAbout, itemHead } from '../../head/itemHead';
import { Article } from '../../page/Article';
import { BackLink } from '../../page/BackLink';
import { ItemPage } from '../../page/ItemPage';

/** Title and description of the page. */
export const head = itemHead('Use case', '/use-cases', useCaseQuery, (item) => ({
  item,
  text: item.content,
  about: articleAbout(item),
}));

/** One use case. */
export function UseCasePage() {
  const { id = '' } = useParams();
  const query = useQuery(useCaseQuery(id));
  return (
    <ItemPage
      of="use-cases"
      query={query}
      back={<BackLink href="/use-cases">All use cases</BackLink>}
      failure="Failed to fetch use case details."
      kind="Use case"
      missing="Use case not found"
    >
      {({ title, category, content, ...useCase }) => (
        <Article title={title} meta={t(category)} item={useCase} html={content} />
      )}
    </ItemPage>
  );
}
