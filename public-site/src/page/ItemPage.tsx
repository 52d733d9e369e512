import type { ReactNode } from 'react';
import { ItemView, type ItemViewProps } from '../data/ItemView';
import { ArticlePage } from './Article';
import { ArticleSkeleton } from './ArticleSkeleton';
import { Related, type RelatedProps } from './related/Related';

interface ItemPageProps<Item> extends Omit<ItemViewProps<Item>, 'skeleton'>, Partial<Pick<RelatedProps, 'of'>> {
  /** Poster of the item, which is printed in place of the page. */
  poster?: (item: Item) => ReactNode;
  /** Link to the list. */
  back: ReactNode;
}

/** The page of an item: the way back, the item with its four states, and what it leads to. */
export function ItemPage<Item extends NonNullable<RelatedProps['item']>>({
  of,
  back,
  poster,
  ...view
}: ItemPageProps<Item>) {
  const { isPending, data } = view.query;
  return (
    <>
      {poster && data && poster(data)}
      <ArticlePage data-on-screen={poster && data ? true : undefined}>
        {back}
        <ItemView skeleton={<ArticleSkeleton />} {...view} />
      </ArticlePage>
      {of && !isPending && <Related of={of} item={data} />}
    </>
  );
}
