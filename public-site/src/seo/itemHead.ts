import type { InferDataFromTag, QueryKey } from '@tanstack/react-query';
import { endedTitle } from '@charity-site/api-client';
import { getQueryClient, t } from '@charity-site/api-client/http';
import {
  itemPagePath,
  PAGE_KEYS,
  PAGE_PATHS,
  truncateText,
  type Excerpt,
} from '@charity-site/api-client/entities';
import type { HeadContext, PageHead } from '@charity-site/shell/contract';
import type { ArticleLeaf } from 'schema-dts';
import { HERO_PAGES } from '../content/pages';
import { isPosterPage } from '../content/posterPath';
import { siteDescription } from '../content/site';

/** Maximum length of the description, in characters. */
const DESCRIPTION_LENGTH = 160;

/** List page of an item. */
const parentOf = (list: string): PageHead['parent'] => {
  const page = PAGE_KEYS.find((key) => `/${key}` === list);
  return page && { title: t(HERO_PAGES[page].title), path: PAGE_PATHS[page] };
};

/** Properties of an item for its head. */
interface ItemHead {
  item: { title: string; image: string; slug?: string } & Partial<Excerpt>;
  /** JSON-LD of the item (schema.org). */
  about: PageHead['about'];
}

/** JSON-LD of a story. It counts as published when it was created. */
export const articleJsonLd = ({
  createdAt,
  updatedAt,
}: {
  createdAt: string;
  updatedAt: string;
}): PageHead['about'] =>
  ({ '@type': 'Article', datePublished: createdAt, dateModified: updatedAt }) satisfies ArticleLeaf;

/**
 * Head of an item's page.
 * @param kind of item; the title until the item is loaded
 * @param list path of the pages, such as `/updates`
 */
export const itemHead =
  <Key extends QueryKey>(
    kind: string,
    list: string,
    queryOf: (id: string) => { queryKey: Key },
    describe: (item: InferDataFromTag<unknown, Key>) => ItemHead,
  ) =>
  ({ params: { id = '' }, query: search, read, isMissing }: HeadContext): PageHead => {
    const query = queryOf(id);
    if (isMissing(query)) {
      const ended = endedTitle(getQueryClient().getQueryState(query.queryKey)?.error);
      return { title: ended ?? t('{kind} not found', { kind: t(kind) }), missing: true };
    }
    const stored = read(query);
    if (stored === undefined) return { title: t(kind) };
    const { item, about } = describe(stored);
    const { title, image, slug, excerpt = '' } = item;
    return {
      title,
      description: truncateText(excerpt, DESCRIPTION_LENGTH) || siteDescription(),
      type: 'article',
      picture: image || undefined,
      canonical: itemPagePath(list, { _id: id, slug }),
      about,
      ...(isPosterPage(search) && { indexable: false }),
      parent: parentOf(list),
    };
  };
