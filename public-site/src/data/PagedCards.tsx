import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '@charity-site/api-client';
import { useRef, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { CardGrid, Pager } from '@charity-site/ui-kit';
import { CardSkeletons } from './CardSkeletons';
import { QueryView } from './QueryView';
import { PUBLIC_PAGE_SIZE, usePageNumber } from './usePageNumber';

export interface PagedCardsProps<Item> {
  /** The page of the list that the address names. */
  query: UseQueryResult<Page<Item>>;
  failure: string;
  /** What to say when there are none at all. */
  none: string;
  /** Names the pager. */
  label: string;
  /** How many cards stand in while it loads. */
  skeletons?: number;
  card: (item: Item) => ReactNode;
}

/** A public list as cards, nine a page, the page in the address (docs/product.md 3.6). */
export function PagedCards<Item extends { _id: string }>({
  query,
  failure,
  none,
  label,
  skeletons = PUBLIC_PAGE_SIZE,
  card,
}: PagedCardsProps<Item>) {
  const [page, goTo] = usePageNumber();
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    goTo(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top}>
      <QueryView
        query={query}
        prefix
        failure={failure}
        empty={{ when: ({ totalItems }) => totalItems === 0, text: none }}
        skeleton={<CardSkeletons count={skeletons} />}
      >
        {({ items, totalPages }) =>
          page > totalPages ? (
            // An old address of a list that has grown shorter still leads to something.
            <Navigate to={{ search: `?page=${totalPages}` }} replace />
          ) : (
            <div aria-busy={query.isPlaceholderData}>
              <CardGrid>
                {items.map((item) => (
                  <div key={item._id}>{card(item)}</div>
                ))}
              </CardGrid>
              <Pager page={page} totalPages={totalPages} onPage={turnTo} label={label} />
            </div>
          )
        }
      </QueryView>
    </div>
  );
}
