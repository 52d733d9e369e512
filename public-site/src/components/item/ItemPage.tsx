import type { UseQueryResult } from '@tanstack/react-query';
import { endedTitle, isNotFound } from '@charity-site/api-client';
import { siteConfig, t } from '@charity-site/api-client/http';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { isPosterPage, POSTER_SEARCH } from '../../content/posterPath';
import { QueryView } from '../list/QueryView';
import { ArticlePage } from '../Article';
import { ArticleSkeleton } from '../ArticleSkeleton';
import { BackRow } from '../BackLink';
import { LinkLine } from '../LinkLine';
import { PageTitle } from '../PageTitle';
import { Related, type RelatedProps } from './Related';

export interface ItemPageProps<Item> extends Partial<RelatedProps> {
  query: UseQueryResult<Item>;
  failure: string;
  /** Kind of item; the page's heading until the item is loaded. */
  kind: string;
  /** Text for an item that does not exist. */
  missing: string;
  /** Poster of the item, at an address of its own. */
  poster?: (item: Item) => ReactNode;
  /** Link to the list. */
  back: ReactNode;
  children: (item: Item) => ReactNode;
}

/** The address of the page, for a reader of the printed article. */
const PrintedAddress = styled('p')({
  display: 'none',
  '@media print': { display: 'block', overflowWrap: 'anywhere' },
});

/**
 * Page of an item: link to its list, the item in its four states, and related items. An unknown id
 * shows 'not found', not an error. An item that has ended shows its title.
 */
export function ItemPage<Item extends object>(props: ItemPageProps<Item>) {
  const { of, query, failure, kind, missing, poster, back, children } = props;
  const { data, isPending, error } = query;
  const { pathname, search } = useLocation();
  const ended = endedTitle(error);
  if (poster && data && isPosterPage(new URLSearchParams(search))) return poster(data);
  return (
    <>
      <ArticlePage>
        <BackRow>
          {back}
          {poster && data && (
            <LinkLine>
              <Anchor href={pathname + POSTER_SEARCH}>{t('Print a poster')}</Anchor>
            </LinkLine>
          )}
        </BackRow>
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
            <PrintedAddress>{siteConfig().origin + pathname}</PrintedAddress>
          </>
        )}
      </ArticlePage>
      {of && !isPending && <Related of={of} />}
    </>
  );
}
