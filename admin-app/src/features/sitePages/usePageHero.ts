import { useQuery } from '@tanstack/react-query';
import { contentApi, pageHeroQuery } from '@charity-site/api-client';
import { heroSlides, PAGE_KEYS, type PublicPage } from '@charity-site/api-client/entities';

/**
 * Title and picture at the top of a public page: its hero, or the first slide of the home page.
 * Null or undefined if nothing is stored.
 */
export function usePageHero({
  hero,
  parts,
}: PublicPage): { title: string; image: string } | null | undefined {
  const pageHero = useQuery({
    ...pageHeroQuery(hero ?? PAGE_KEYS[0]),
    enabled: hero !== undefined,
  });
  const hasSlides = parts.includes('hero-carousel');
  const slides = useQuery({
    ...contentApi(heroSlides).query({ page: 1, limit: 1 }),
    enabled: hasSlides,
  });
  // A disabled query returns cached data of another page.
  if (hero) return pageHero.data;
  return hasSlides ? slides.data?.items[0] : undefined;
}
