import type { PublicPage, Role } from '@charity-site/api-client/entities';
import type { AreaName } from '@charity-site/ui-kit';
import { areaHref, AREAS, isFor } from '../../shared/adminAreas';

/** A part of a public page: the link to the screen that edits it. */
export interface PagePart {
  label: string;
  /** Its content on the page, in a few words. */
  holds: string;
  href: string;
  icon: AreaName;
}

/** The parts of a page that a person with a role edits, in the order of the page. */
export const partsFor = ({ hero, parts }: PublicPage, role: Role | undefined): PagePart[] => {
  const part = (path: string, holds: string, rest = ''): PagePart[] =>
    AREAS.filter((area) => area.path === path && isFor(area, role)).map((area) => ({
      label: area.label,
      holds,
      href: areaHref(area) + rest,
      icon: area.icon,
    }));
  return [
    ...(hero ? part('page-heroes', 'Title and picture at the top', `?page=${hero}`) : []),
    ...Object.entries(parts).flatMap(([place, holds]) => {
      const [path = '', field] = place.split('#');
      return part(path, holds, field && `#${field}`);
    }),
  ];
};
