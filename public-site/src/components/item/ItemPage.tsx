import type { UseQueryResult } from '@tanstack/react-query';
import { endedTitle, isNotFound } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { QueryView } from '../list/QueryView';
import { ArticlePage } from '../Article';
import { ArticleSkeleton } from '../ArticleSkeleton';
import { PageTitle } from '../PageTitle';
import { Related, type RelatedProps } from './Related';

export interface ItemPageProps<Item> extends Partial<Pick<RelatedProps, 'of'>> {
  query: UseQueryResult<Item>;
  failure: string;
  /** Kind of item; the page's heading until the item is loaded. */
  kind: string;
  /** Text for an item that does not exist. */
  missing: string;
  /** Poster of the item, printed instead of the page. */
  poster?: (item: Item) => ReactNode;
  /** Link to the list. */
  back: ReactNode;
  children: (item: Item) => ReactNode;
}

/**
 * Page of an item: link to its list, the item in its four states, and related items. An unknown id
 * shows 'not found', not an error. An item that has ended shows its title.
 */
export function ItemPage<Item extends NonNullable<RelatedProps['item']>>(
  props: ItemPageProps<Item>,
) {
  const { of, query, failure, kind, missing, poster, back, children } = props;
  const { data, isPending, error } = query;
  const ended = endedTitle(error);
  return (
    <>
      {poster && data && poster(data)}
      <ArticlePage data-on-screen={poster && data ? true : undefined}>
        {back}
        {isNotFound(error) ? (
          <>
            <PageTitle>{ended ?? t(missing)}</PageTitle>
            <p>
              {ended === undefined
                ? t('It may have been removed, or the address may be mistyped.')
                : t('This has ended.')}
            </p>
          </>
        ) : (
          <>
            {!data && <VisuallyHidden as="h1">{t(kind)}</VisuallyHidden>}
            <QueryView query={query} prefix skeleton={<ArticleSkeleton />} failure={failure}>
              {children}
            </QueryView>
          </>
        )}
      </ArticlePage>
      {of && !isPending && <Related of={of} item={data} />}
    </>
  );
}
