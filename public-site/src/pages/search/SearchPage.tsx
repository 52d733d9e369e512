import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { siteSearchQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import type { FoundPage } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageHead } from '@charity-site/shell/contract';
import { Pager, Section, TextSkeleton } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { QueryView } from '../../data/QueryView';
import { usePageNumber } from '../../data/usePageNumber';
import { PageTitle } from '../../page/PageTitle';
import { Untranslated } from '../../page/Untranslated';
import { MEASURE } from '../../page/measure';
import { pagesNamed } from './pagesNamed';
import { Result } from './Result';
import { searchedFor } from './searchedFor';
import { SearchForm } from './SearchForm';

/** Title of the page; for search engines all searches are one page. */
export const head = (): PageHead => ({
  title: t('Search'),
  description: t('Find news, events, projects and stories.'),
});

const Found = styled('div')({
  maxWidth: MEASURE,
  marginTop: 24,
  '& > ul': { margin: '24px 0 0', padding: 0, listStyle: 'none' },
});

const addressOf = (q: string, page: number) =>
  `/search?${new URLSearchParams({ q, ...(page > 1 && { page: String(page) }) }).toString()}`;

/** Number of results, in words. */
const summary = ({ totalItems, similar }: FoundPage, search: string): string => {
  if (totalItems === 0)
    return t('Nothing was found for “{search}”. Check the spelling, or try another word.', { search });
  if (similar) return t('Nothing was found for “{search}”. These titles are similar:', { search });
  return totalItems === 1
    ? t('1 result for “{search}”', { search })
    : t('{count} results for “{search}”', { count: totalItems, search });
};

/** Searches news, events, projects and stories. */
export function SearchPage() {
  const [query] = useSearchParams();
  const search = searchedFor(query);
  const page = usePageNumber();
  const found = useQuery(siteSearchQuery({ q: search, page }));
  const top = useRef<HTMLDivElement>(null);
  const pages = pagesNamed(search);
  return (
    <Section>
      <div ref={top} />
      <PageTitle>{t('Search')}</PageTitle>
      <SearchForm search={search} />
      {search !== '' && (
        <QueryView query={found} failure="Failed to search." skeleton={<TextSkeleton lines={6} />}>
          {(data) => (
            <Found aria-busy={found.isPlaceholderData}>
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
                <Untranslated of={data.results} />
              </div>
              <ul>
                {data.results.map((item) => (
                  <Result key={item._id} {...item} />
                ))}
              </ul>
              <Pager
                page={page}
                totalPages={data.totalPages}
                hrefOf={(to) => addressOf(search, to)}
                onPage={() => top.current?.scrollIntoView({ block: 'start' })}
                label={t('Pages of results')}
              />
            </Found>
          )}
        </QueryView>
      )}
    </Section>
  );
}
