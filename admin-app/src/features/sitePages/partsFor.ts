import { screenOfPart, type PublicPage, type Role } from '@charity-site/api-client/entities';
import type { AreaName } from '@charity-site/ui-kit';
import { areaHref, AREAS, holdsOn, isAllowedFor } from '../../shared/adminAreas';

/** A part of a public page, with the link to the screen that edits it. */
export interface PagePart {
  label: string;
  /** Description in a few words. */
  holds: string | undefined;
  href: string;
  icon: AreaName;
}

/**
 * The parts of a page that this role can edit, in page order.
 * @param query of the links, such as `?edit=` and an id
 */
export const partsFor = (page: PublicPage, role: Role | undefined, query = ''): PagePart[] => {
  const part = (path: string, rest: string): PagePart[] =>
    AREAS.filter((area) => area.path === path && isAllowedFor(area, role)).map((area) => ({
      label: area.label,
      holds: holdsOn(page, area),
      href: areaHref(area) + rest,
      icon: area.icon,
    }));
  return [
    ...(page.hero ? part('page-heroes', `?page=${page.hero}`) : []),
    ...page.parts.flatMap((pagePart) => {
      const screen = screenOfPart(pagePart);
      return part(screen, query + pagePart.slice(screen.length));
    }),
  ];
};
