import type { UseQueryResult } from '@tanstack/react-query';
import { isNotFound } from '@charity-site/api-client';
import type { ReactNode } from 'react';
import { t } from '@charity-site/api-client/http';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { PageTitle } from '../page/PageTitle';
import { QueryView } from './QueryView';

export interface ItemViewProps<Item> {
  query: UseQueryResult<Item>;
  skeleton: ReactNode;
  failure: string;
  /** Kind of item; used as the page's heading until the item is loaded. */
  kind: string;
  /** Text for an item that does not exist. */
  missing: string;
  children: (item: Item) => ReactNode;
}

/** The item of a detail page with its four states; an unknown id shows 'not found', not an error. */
export function ItemView<Item>({ query, missing, kind, ...view }: ItemViewProps<Item>) {
  if (isNotFound(query.error)) {
    return (
      <>
        <PageTitle>{t(missing)}</PageTitle>
        <p>{t('It may have been removed, or the address may be mistyped.')}</p>
      </>
    );
  }
  return (
    <>
      {!query.data && <VisuallyHidden as="h1">{t(kind)}</VisuallyHidden>}
      <QueryView query={query} prefix {...view} />
    </>
  );
}
