import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { siteSearchQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import type { SiteSearchPage } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageHead } from '@charity-site/shell/contract';
import { Pager, Section, TextSkeleton } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { ChipLinks } from '../../components/list/ChipLinks';
import { QueryView } from '../../components/list/QueryView';
import { PageTitle } from '../../components/PageTitle';
import { UntranslatedNotice } from '../../components/UntranslatedNotice';
import { WIDE_WIDTH, TEXT_WIDTH, SIDEBAR_QUERY } from '../../components/measure';
import { KINDS, searchHref, siteSearchParams } from './siteSearchParams';
import { NothingFound } from './NothingFound';
import { matchingPages } from './matchingPages';
import { Result } from './Result';
import { SearchForm } from './SearchForm';

/** Title of the page, the same for all searches. */
export const head = (): PageHead => ({
  title: t('Search'),
  description: t('Find news, events, projects and stories.'),
});

// The links to kinds are above the results, in wide windows beside them.
const Results = styled('div')({
  marginTop: 24,
  '& > div > ul': { margin: '24px 0 0', padding: 0, listStyle: 'none' },
  '& > div': { maxWidth: TEXT_WIDTH },
  [SIDEBAR_QUERY]: {
    display: 'grid',
    maxWidth: WIDE_WIDTH,
    gridTemplateColumns: `${TEXT_WIDTH} minmax(0, 1fr)`,
    columnGap: '4rem',
    '& > nav': { gridArea: '1 / 2' },
    '& > div': { gridArea: '1 / 1' },
  },
});

/** Sentence with the number of results. */
const summary = ({ totalItems, similar }: SiteSearchPage, search: string): string => {
  if (totalItems === 0)
    return t('Nothing was found for “{search}”. Check the spelling, or try another word.', {
      search,
    });
  if (similar) return t('Nothing was found for “{search}”. These titles are similar:', { search });
  return totalItems === 1
    ? t('1 result for “{search}”', { search })
    : t('{count} results for “{search}”', { count: totalItems, search });
};

/** Searches news, events, projects and stories. */
export function SearchPage() {
  const [searchParams] = useSearchParams();
  const params = siteSearchParams(searchParams);
  const { q: search, page, list } = params;
  const query = useQuery(siteSearchQuery(params));
  const top = useRef<HTMLDivElement>(null);
  const pages = matchingPages(search);
  const kindLink = (label: string, count: number, of?: string) => ({
    label: `${t(label)} (${count})`,
    href: searchHref({ q: search, page: 1, ...(of && { list: of }) }),
    isCurrent: of === list,
  });
  const kindsOf = ({ kinds }: SiteSearchPage) => {
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    return [
      kindLink('All', total),
      ...kinds.map(({ list: of, count }) => kindLink(KINDS[of] ?? of, count, of)),
    ];
  };
  return (
    <Section>
      <div ref={top} />
      <PageTitle>{t('Search')}</PageTitle>
      <SearchForm search={search} />
      {search === '' ? (
        <NothingFound />
      ) : (
        <QueryView query={query} failure="Failed to search." skeleton={<TextSkeleton lines={6} />}>
          {(data) => (
            <Results aria-busy={query.isPlaceholderData}>
              {data.kinds.length > 1 && (
                <ChipLinks label={t('Kinds of results')} links={kindsOf(data)} />
              )}
              <div>
                <p role="status" style={{ margin: 0, overflowWrap: 'anywhere' }}>
                  {summary(data, search)}
                </p>
                {pages.length > 0 && (
                  <p style={{ margin: '12px 0 0' }}>
                    {t('Pages:')}{' '}
                    {pages.map(({ href, label }, index) => (
                      <span key={href}>
                        {index > 0 && ', '}
                        <Anchor href={href}>{label}</Anchor>
                      </span>
                    ))}
                  </p>
                )}
                <div style={{ marginTop: 20 }}>
                  <UntranslatedNotice of={data.results} />
                </div>
                <ul>
                  {data.results.map((item) => (
                    <Result key={item._id} {...item} />
                  ))}
                </ul>
                <Pager
                  page={page}
                  totalPages={data.totalPages}
                  hrefOf={(to) => searchHref({ ...params, page: to })}
                  onPage={() => top.current?.scrollIntoView({ block: 'start' })}
                  label={t('Pages of results')}
                />
                {data.totalItems === 0 && <NothingFound />}
              </div>
            </Results>
          )}
        </QueryView>
      )}
    </Section>
  );
}
