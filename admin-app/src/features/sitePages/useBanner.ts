import { useQuery } from '@tanstack/react-query';
import { contentApi, pageHeroQuery } from '@charity-site/api-client';
import { heroSlides, PAGE_KEYS, type PublicPage } from '@charity-site/api-client/entities';

/**
 * Banner of a public page: its hero, on the home page the first slide. Nothing while neither is
 * stored.
 */
export function useBanner({
  hero,
  parts,
}: PublicPage): { title: string; image: string } | null | undefined {
  const ofPage = useQuery({ ...pageHeroQuery(hero ?? PAGE_KEYS[0]), enabled: hero !== undefined });
  const hasSlides = parts.includes('hero-carousel');
  const slides = useQuery({
    ...contentApi(heroSlides).query({ page: 1, limit: 1 }),
    enabled: hasSlides,
  });
  // A query that is not enabled answers what another page asked for.
  if (hero) return ofPage.data;
  return hasSlides ? slides.data?.items[0] : undefined;
}
