import { pageHeroQuery } from '@charity-site/api-client';
import type { PageKey } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import type { HeadContext, PageHead } from '@charity-site/shell/contract';
import { BANNER_PAGES } from '../texts/pages';

/** The head of a page with a hero: the stored hero's title and image, or the fallback title (docs/product.md 2.6). */
export const bannerHead =
  (page: PageKey) =>
  ({ read }: HeadContext): PageHead => {
    const { path, title, description } = BANNER_PAGES[page];
    const hero = read(pageHeroQuery(page));
    return {
      title: hero?.title ?? title.replace('{site}', siteConfig().siteName),
      description,
      picture: hero?.image || undefined,
      canonical: path,
    };
  };
