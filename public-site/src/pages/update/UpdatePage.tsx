import { useQuery } from '@tanstack/react-query';
import { updateQuery } from '@charity-site/api-client';
import { useParams } from 'react-router-dom';
import { ItemView } from '../../data/ItemView';
import { formatDate } from '../../dates/format';
import { itemHead } from '../../head/itemHead';
import { Article, ArticlePage } from '../../page/Article';
import { ArticleSkeleton } from '../../page/ArticleSkeleton';
import { BackLink } from '../../page/BackLink';
import { Slot } from '../../page/Slot';
import { Comments } from './Comments';

const back = <BackLink href="/news">All news & updates</BackLink>;

/** Title and description of the page. */
export const head = itemHead('Update', '/updates', updateQuery, ({ title, image, description: text }) => ({
  title,
  image,
  text,
}));

/** One update with its comments (docs/product.md 3.7). */
export function UpdatePage() {
  const { id = '' } = useParams();
  return (
    <ArticlePage>
      {back}
      <ItemView
        query={useQuery(updateQuery(id))}
        skeleton={<ArticleSkeleton />}
        failure="Failed to fetch update details."
        kind="Update"
        missing="Update not found"
      >
        {({ title, date, description, ...update }) => (
          <>
            <Article
              title={title}
              meta={<time dateTime={date}>{formatDate(date)}</time>}
              item={update}
              html={description}
              shareable
            />
            <Slot name="update.afterText" />
            <Comments updateId={id} />
          </>
        )}
      </ItemView>
    </ArticlePage>
  );
}
