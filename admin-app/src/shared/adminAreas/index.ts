import {
  caseStudies,
  CONTENT_TYPES,
  definitionAt,
  events,
  projects,
  SINGLETONS,
  updates,
  useCases,
  type Role,
} from '@charity-site/api-client/entities';
import { area, contentArea, type Area, type AreaGroup } from './area';
import { pages } from './pages';
import { settings } from './settings';

export type { Area, AreaGroup } from './area';

/**
 * The entries of the sidebar with their screens, in the order in which they are shown: the one
 * table of all screens.
 */
const PLACED: readonly AreaGroup[] = [
  { label: 'Today', icon: 'dashboard', path: '', areas: [] },
  {
    label: 'Inbox',
    icon: 'messages',
    areas: [
      { path: 'messages', label: 'Messages', icon: 'messages' },
      area('comments', 'Comments', 'comments', {
        text: 'Below the news item that they are about.',
        href: '/news',
        edits: ['comments', 'comment-settings'],
      }),
    ],
  },
  {
    label: 'News',
    icon: 'updates',
    areas: [
      contentArea(updates, 'updates', {
        label: 'News',
        also: updates.label,
        adds: 'Write news',
        text: 'On the page News & Updates; the three newest also on the home page.',
        href: '/news',
      }),
    ],
  },
  {
    label: 'Events',
    icon: 'events',
    areas: [
      contentArea(events, 'events', {
        adds: 'Add an event',
        text: 'In the calendar of the page Events.',
        href: '/events',
      }),
    ],
  },
  {
    label: 'Stories',
    icon: 'caseStudies',
    areas: [
      contentArea(projects, 'projects', {
        adds: 'Add a project',
        text: 'On the page Our Projects and in the menu.',
        href: '/projects',
      }),
      contentArea(caseStudies, 'caseStudies', {
        adds: 'Add a case study',
        text: 'On the page Case Studies; the three newest also on the home page.',
        href: '/case-studies',
      }),
      contentArea(useCases, 'useCases', {
        adds: 'Add a use case',
        text: 'On the page Use Cases, which the footer links to.',
        href: '/use-cases',
      }),
    ],
  },
  pages,
  {
    label: 'Pictures',
    icon: 'pictures',
    areas: [{ path: 'pictures', label: 'Pictures', icon: 'pictures', isForEditors: true }],
  },
  settings,
];

const placed = new Set(
  PLACED.flatMap(({ areas }) => areas.flatMap(({ path, edits = [path] }) => edits)),
);
const isUnplaced = ({ path }: { path: string }) => !placed.has(path);

const OTHERS: Readonly<Record<string, readonly Area[]>> = {
  Stories: CONTENT_TYPES.filter(isUnplaced).map((type) => contentArea(type)),
  Pages: SINGLETONS.filter(isUnplaced).map(({ path, item }) => area(path, item, 'texts')),
};

/**
 * The entries of the sidebar. Content types without a place come at the end of the stories,
 * singletons of the pages.
 */
export const AREA_GROUPS: readonly AreaGroup[] = PLACED.map((group) => ({
  ...group,
  areas: [...group.areas, ...(OTHERS[group.label] ?? [])],
}));

/** All areas, in the order shown. */
export const AREAS: readonly Area[] = AREA_GROUPS.flatMap(({ areas }) => areas);

/**
 * The area in which the items of a list, or a singleton, are edited, by the path of the definition.
 */
export const areaOf = (list: string): Area | undefined =>
  AREAS.find(({ path, edits = [path] }) => edits.includes(list));

/**
 * The name of the place of a list or a singleton in menus. Settings of a list are called by their
 * own name.
 */
export const labelOf = (list: string): string => {
  const area = areaOf(list);
  const [first = area?.path] = area?.edits ?? [];
  return area && first === list ? area.label : (definitionAt(list)?.item ?? list);
};

/**
 * Path of the screen in which the items of a list, or a singleton, are edited, by the path of the
 * definition.
 */
export const screenOf = (list: string): string => areaHref(areaOf(list) ?? { path: list });

/** Tells if a person with a role sees an area. */
export const isFor = ({ isForEditors }: Area, role: Role | undefined): boolean =>
  isForEditors === true || role !== 'editor';

/**
 * The groups with the areas that a person with a role sees, without those in which there is nothing
 * for them.
 */
export const groupsFor = (role: Role | undefined): AreaGroup[] =>
  AREA_GROUPS.map((group) => ({
    ...group,
    areas: group.areas.filter((area) => isFor(area, role)),
  })).filter(({ path, areas }) => path !== undefined || areas.length > 0);

/** Path of the screen of an area or a group. */
export const areaHref = ({ path }: { path?: string | undefined }): string =>
  path ? `/admin/${path}` : '/admin';

/**
 * The place of a screen: its group and its area. Only the group for the group's own screen, and
 * neither for an unknown path.
 */
export const placeAt = (href: string): { group?: AreaGroup; area?: Area } => {
  for (const group of AREA_GROUPS) {
    if (group.path !== undefined && areaHref(group) === href) return { group };
    const area = group.areas.find((one) => areaHref(one) === href);
    if (area) return { group, area };
  }
  return {};
};
