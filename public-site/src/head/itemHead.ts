import type { InferDataFromTag, QueryKey } from '@tanstack/react-query';
import { plainText } from '@charity-site/api-client/entities';
import type { HeadContext, PageHead } from '@charity-site/shell/contract';
import { siteDescription } from '../texts/site';

/** Length of the description for search results, in characters. */
const DESCRIPTION_LENGTH = 160;

/** What the head shows of an item. */
interface Described {
  title: string;
  image: string;
  /** Rich text as HTML; its beginning is the description. */
  text: string;
}

/**
 * The head of an item's page.
 * @param kind of item; the title until the item is loaded
 * @param list path of the pages, such as `/updates`
 */
export const itemHead =
  <Key extends QueryKey>(
    kind: string,
    list: string,
    queryOf: (id: string) => { queryKey: Key },
    describe: (item: InferDataFromTag<unknown, Key>) => Described,
  ) =>
  ({ params: { id = '' }, read, isMissing }: HeadContext): PageHead => {
    const query = queryOf(id);
    if (isMissing(query)) return { title: `${kind} not found`, missing: true };
    const item = read(query);
    if (item === undefined) return { title: kind };
    const { title, image, text } = describe(item);
    return {
      title,
      description: plainText(text, DESCRIPTION_LENGTH) || siteDescription(),
      type: 'article',
      picture: image || undefined,
      canonical: `${list}/${id}`,
    };
  };
