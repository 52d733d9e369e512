import { useQuery } from '@tanstack/react-query';
import { endedTitle, isNotFound, ownPageQuery, pictureSource } from '@charity-site/api-client';
import { useParams } from 'react-router-dom';
import { PageHero, RichTextView } from '@charity-site/ui-kit';
import { articleJsonLd, itemHead } from '../../seo/itemHead';
import { CallToAction } from '../../components/CallToAction';
import { ItemPage } from '../../components/item/ItemPage';
import { langOf } from '../../components/langOf';
import { TEXT_WIDTH } from '../../components/measure';
import { PageTitle } from '../../components/PageTitle';
import { UntranslatedNotice } from '../../components/UntranslatedNotice';
import { NotFoundPage } from '../notFound/NotFoundPage';

/** Title and description of the page. */
export const head = itemHead('Page', '', ownPageQuery, (item) => ({
  item: { ...item, excerpt: item.summary || item.excerpt },
  about: articleJsonLd(item),
}));

/** A page of the organisation's own. Its path is any path at the root without another page. */
export function OwnPage() {
  const { id = '' } = useParams();
  const query = useQuery(ownPageQuery(id));
  const { data: page, error } = query;
  if (isNotFound(error) && endedTitle(error) === undefined) return <NotFoundPage />;
  const lang = langOf(page, 'title');
  return (
    <>
      {page?.image && (
        <PageHero
          lang={lang}
          title={page.title}
          picture={pictureSource(page.image, page.imageAlt, page.imageFocus)}
        />
      )}
      <ItemPage
        query={query}
        back={null}
        failure="Failed to fetch page."
        kind="Page"
        missing="Page not found"
      >
        {({ title, image, content }) => (
          <>
            {!image && (
              <div style={{ marginBottom: 16 }}>
                <PageTitle lang={lang}>{title}</PageTitle>
              </div>
            )}
            <UntranslatedNotice of={[page]} />
            <div lang={langOf(page, 'content')} style={{ maxWidth: TEXT_WIDTH }}>
              <RichTextView html={content} pictureFor={pictureSource} />
              <CallToAction title={title} involves={false} />
            </div>
          </>
        )}
      </ItemPage>
    </>
  );
}
