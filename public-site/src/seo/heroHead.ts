import { pageHeroQuery } from '@charity-site/api-client';
import { PAGE_PATHS, type PageKey } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import type { HeadContext, PageHead } from '@charity-site/shell/contract';
import { HERO_PAGES, heroTitle } from '../content/pages';

/** Head of a page with a hero: the stored title and image, or the fallback title. */
export const heroHead =
  (page: PageKey) =>
  ({ read }: HeadContext): PageHead => {
    const hero = read(pageHeroQuery(page));
    return {
      title: heroTitle(page, hero?.title),
      description: t(HERO_PAGES[page].description),
      picture: hero?.image || undefined,
      canonical: PAGE_PATHS[page],
    };
  };
