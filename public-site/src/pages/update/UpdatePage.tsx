import { useQuery } from '@tanstack/react-query';
import { updateQuery } from '@charity-site/api-client';
import { useParams } from 'react-router-dom';
import type { NewsArticleLeaf } from 'schema-dts';
import { formatDate } from '../../dates/format';
import { itemHead } from '../../seo/itemHead';
import { Article } from '../../components/Article';
import { BackLink } from '../../components/BackLink';
import { ItemPage } from '../../components/item/ItemPage';
import { TEXT_WIDTH } from '../../components/measure';
import { Poster } from '../poster/Poster';
import { Slot } from '../../components/Slot';
import { Comments } from './Comments';

/** Title and description of the page. */
export const head = itemHead('Update', '/updates', updateQuery, (item) => ({
  item,
  about: {
    '@type': 'NewsArticle',
    datePublished: item.date,
    dateModified: item.updatedAt,
  } satisfies NewsArticleLeaf,
}));

/** One update with its comments. */
export function UpdatePage() {
  const { id = '' } = useParams();
  const query = useQuery(updateQuery(id));
  return (
    <ItemPage
      of="updates"
      query={query}
      back={<BackLink href="/news">All news & updates</BackLink>}
      failure="Failed to fetch update details."
      kind="Update"
      missing="Update not found"
      poster={(update) => <Poster item={update} headline={formatDate(update.date)} />}
    >
      {({ title, date, description, commenting, ...update }) => (
        <>
          <Article
            title={title}
            meta={<time dateTime={date}>{formatDate(date)}</time>}
            item={update}
            html={description}
          />
          <div style={{ maxWidth: TEXT_WIDTH }}>
            <Slot name="update.afterText" />
          </div>
          <Comments updateId={id} areClosed={commenting === 'closed'} />
        </>
      )}
    </ItemPage>
  );
}
