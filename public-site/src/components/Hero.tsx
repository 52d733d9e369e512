import { useQuery } from '@tanstack/react-query';
import { pageHeroQuery, pictureSource } from '@charity-site/api-client';
import type { PageKey, Translated } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { PageHero } from '@charity-site/ui-kit';
import { langOf } from './langOf';
import { PageNote } from './PageNote';
import { HERO_PAGES, hasFallbackTitle, heroTitle } from '../content/pages';

interface HeroProps {
  page: PageKey;
  /** The content of the page, for the note below the hero that says what is in English. */
  shows?: readonly (Translated | null | undefined)[];
  /** The fields of it that the page shows; all when left out. */
  fields?: readonly string[];
}

/**
 * A page's hero: the stored one, or the fallback title with the placeholder. A load failure shows
 * an error and leaves the page usable.
 */
export function Hero({ page, shows = [], fields }: HeroProps) {
  const { title, name = title, weave, lead } = HERO_PAGES[page];
  const { data, isFetching, isError, refetch } = useQuery(pageHeroQuery(page));
  // The fallback title is a text of the interface, in the language of the page.
  const words = hasFallbackTitle(page, data?.title) ? undefined : data;
  return (
    <>
      <PageHero
        title={heroTitle(page, data?.title)}
        lang={langOf(words, 'title')}
        picture={data && pictureSource(data.image, data.imageAlt, data.imageFocus)}
        weave={weave}
        loading={data === undefined && isFetching}
        error={
          isError && !isFetching
            ? t('Failed to fetch {name} page hero image.', { name: t(name) })
            : undefined
        }
        onRetry={() => void refetch()}
      >
        {lead && <p>{t(lead)}</p>}
      </PageHero>
      <PageNote of={[words, ...shows]} fields={fields && ['title', ...fields]} />
    </>
  );
}
