import { itemQuery } from '@charity-site/api-client';
import { articleJsonLd, itemHead } from '../../seo/itemHead';
import type { ArticlePath } from './articlePath';

/** Head of the page of a case study or use case; `kind` as in `itemHead`. */
export const articleHead = (kind: string, of: ArticlePath) =>
  itemHead(
    kind,
    `/${of}`,
    (id) => itemQuery(of, id),
    (item) => ({ item, about: articleJsonLd(item) }),
  );
