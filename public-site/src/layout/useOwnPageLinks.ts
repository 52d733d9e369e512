import { useQuery } from '@tanstack/react-query';
import { ownPageLinksQuery } from '@charity-site/api-client';
import { itemPagePath } from '@charity-site/api-client/entities';
import { langOf } from '../components/langOf';
import type { MenuLink } from './useProjectLinks';

/** Links to the own pages that the menu or the footer shows. Without them the rest is complete. */
export function useOwnPageLinks(place: 'menu' | 'footer'): MenuLink[] {
  const { data = [] } = useQuery(ownPageLinksQuery());
  return data
    .filter(({ showIn }) => showIn === place || showIn === 'both')
    .map((page) => ({
      href: itemPagePath('', page),
      label: page.title,
      lang: langOf(page, 'title'),
    }));
}
