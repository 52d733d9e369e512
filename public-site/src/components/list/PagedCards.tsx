import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '@charity-site/api-client';
import { useRef, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { t } from '@charity-site/api-client/http';
import { CardGrid, Pager, type ContentCardProps } from '@charity-site/ui-kit';
import { CardSkeletons } from './CardSkeletons';
import { QueryView } from './QueryView';
import { listQueryString, PUBLIC_PAGE_SIZE, usePageNumber } from './usePageNumber';

export interface PagedCardsProps<Item> {
  /** Query of the current page. */
  query: UseQueryResult<Page<Item>>;
  failure: string;
  /** Text for an empty list. */
  none: string;
  /** Accessible name of the pager. */
  label: string;
  /** Number of placeholder cards while loading. */
  skeletons?: number;
  /** The category shown; undefined for all. */
  category?: string;
  /** True to show the newest of several items larger than the others. */
  lead?: boolean;
  card: (item: Item, layout: ContentCardProps['layout']) => ReactNode;
}

/** A public list as cards (rows on phones), nine per page, with the page number in the URL. */
export function PagedCards<Item extends { _id: string }>({
  query,
  failure,
  none,
  label,
  skeletons = PUBLIC_PAGE_SIZE,
  category,
  lead = false,
  card,
}: PagedCardsProps<Item>) {
  const page = usePageNumber();
  const { pathname } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  const hasLead = lead && page === 1;
  return (
    <div ref={top}>
      <QueryView
        query={query}
        prefix
        failure={failure}
        empty={none}
        skeleton={<CardSkeletons count={skeletons} layout="rowOnPhones" lead={hasLead} />}
      >
        {({ items, totalPages }) =>
          page > totalPages ? (
            // A page number beyond the end redirects to the last page.
            <Navigate to={{ search: listQueryString({ page: totalPages, category }) }} replace />
          ) : (
            <div aria-busy={query.isPlaceholderData}>
              <CardGrid>
                {items.map((item, index) => (
                  <div key={item._id}>
                    {card(
                      item,
                      hasLead && index === 0 && items.length > 2 ? 'lead' : 'rowOnPhones',
                    )}
                  </div>
                ))}
              </CardGrid>
              <Pager
                page={page}
                totalPages={totalPages}
                hrefOf={(to) => pathname + listQueryString({ page: to, category })}
                onPage={() => top.current?.scrollIntoView({ block: 'start' })}
                label={t(label)}
              />
            </div>
          )
        }
      </QueryView>
    </div>
  );
}
