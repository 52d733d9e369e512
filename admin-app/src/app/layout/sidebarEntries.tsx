import type { Role } from '@charity-site/api-client/entities';
import { AreaIcon, type SidebarItem } from '@charity-site/ui-kit';
import { areaHref, groupsFor, type Area, type AreaGroup } from '../../shared/adminAreas';

/** Number and text of the items that need attention in an area, by its path. */
type Waiting = Partial<Record<string, { count: number; text: string }>>;

const waitingIn = (areas: readonly Area[], waiting: Waiting): SidebarItem['badge'] => {
  const badges = areas.flatMap(({ path }) => waiting[path] ?? []).filter(({ count }) => count > 0);
  return {
    count: badges.reduce((sum, { count }) => sum + count, 0),
    text: badges.map(({ text }) => text).join(', '),
  };
};

const linkTo = (area: Area, waiting: Waiting): SidebarItem => ({
  label: area.label,
  href: areaHref(area),
  icon: <AreaIcon name={area.icon} />,
  badge: waiting[area.path],
});

const entryOf = ({ label, icon, path, areas }: AreaGroup, waiting: Waiting): SidebarItem => {
  const [first, ...others] = areas;
  const href = areaHref(path === undefined && first ? first : { path });
  const common = { label, href, icon: <AreaIcon name={icon} />, badge: waitingIn(areas, waiting) };
  if (path !== undefined) return { ...common, within: areas.map(areaHref) };
  if (others.length > 0) return { ...common, items: areas.map((area) => linkTo(area, waiting)) };
  return { ...common, ...(first?.altLabel && { also: first.altLabel }) };
};

/** The sidebar entries that a role may see. */
export const sidebarEntries = (role: Role | undefined, waiting: Waiting): SidebarItem[] =>
  groupsFor(role).map((group) => entryOf(group, waiting));
