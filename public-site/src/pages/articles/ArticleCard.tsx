import { pictureSource, type PublicCardAt } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath } from '@charity-site/api-client/entities';
import { ContentCard, type ContentCardProps } from '@charity-site/ui-kit';
import { langOf } from '../../components/langOf';
import type { ArticlePath } from './articlePath';

interface ArticleCardProps extends Pick<ContentCardProps, 'level' | 'layout'> {
  of: ArticlePath;
  article: PublicCardAt<ArticlePath>;
}

/** Preview of a case study or use case, linked to its page. */
export function ArticleCard({ of, article, level = 'h3', layout }: ArticleCardProps) {
  return (
    <ContentCard
      href={itemPagePath(`/${of}`, article)}
      title={article.title}
      lang={langOf(article, 'title', 'excerpt')}
      picture={
        article.image ? pictureSource(article.image, article.imageAlt, article.imageFocus) : null
      }
      meta={t(article.category)}
      text={article.excerpt}
      level={level}
      layout={layout}
    />
  );
}
