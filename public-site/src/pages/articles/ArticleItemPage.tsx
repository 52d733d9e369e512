import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '@charity-site/api-client';
import { useParams } from 'react-router-dom';
import { t } from '@charity-site/api-client/http';
import { Article } from '../../components/Article';
import { BackLink } from '../../components/BackLink';
import { ItemPage, type ItemPageProps } from '../../components/item/ItemPage';
import type { ArticlePath } from './articlePath';

interface ArticleItemPageProps extends Pick<ItemPageProps<never>, 'failure' | 'kind' | 'missing'> {
  of: ArticlePath;
  /** Text of the link to the list. */
  back: string;
}

/** One case study or use case. */
export function ArticleItemPage({ of, back, ...texts }: ArticleItemPageProps) {
  const { id = '' } = useParams();
  const query = useQuery(itemQuery(of, id));
  return (
    <ItemPage {...texts} of={of} query={query} back={<BackLink href={`/${of}`}>{back}</BackLink>}>
      {({ title, category, content, ...item }) => (
        <Article title={title} meta={t(category)} item={item} html={content} />
      )}
    </ItemPage>
  );
}
