import {
  can,
  caseStudies,
  CONTENT_TYPES,
  findDefinition,
  events,
  projects,
  SINGLETONS,
  updates,
  useCases,
  type Role,
} from '@charity-site/api-client/entities';
import { contentArea, type Area, type AreaGroup } from './area';
import { pages } from './pages';
import { settings } from './settings';

export type { Area, AreaGroup } from './area';
export { appearanceOf, EDITED_PAGES, holdsOn, pagesShowing } from './editedPages';

/** The entries of the sidebar with their screens, in display order. */
const SIDEBAR: readonly AreaGroup[] = [
  { label: 'Today', icon: 'dashboard', path: '', areas: [] },
  {
    label: 'Inbox',
    icon: 'messages',
    areas: [
      { path: 'messages', label: 'Messages', icon: 'messages', action: 'answerVisitors' },
      {
        path: 'comments',
        label: 'Comments',
        icon: 'comments',
        action: 'answerVisitors',
        text: 'Below the news item that they are about.',
        href: '/news',
        edits: ['comments', 'comment-settings'],
      },
      {
        path: 'gifts',
        label: 'Gifts',
        icon: 'giving',
        action: 'answerVisitors',
        edits: ['gifts', 'gift-settings'],
      },
    ],
  },
  {
    label: 'News',
    icon: 'updates',
    areas: [
      contentArea(updates, {
        icon: 'updates',
        label: 'News',
        altLabel: updates.label,
        addLabel: 'Write news',
        more: '; the three newest also on the home page',
        holds: 'Every news item',
        sample: 'Sample news',
        gap: 'An empty page News & Updates',
        firstStep: 'Write your first news',
      }),
    ],
  },
  {
    label: 'Events',
    icon: 'events',
    areas: [
      contentArea(events, {
        icon: 'events',
        addLabel: 'Add an event',
        text: 'In the calendar of the page Events.',
        holds: 'The calendar',
        sample: 'Sample events',
        gap: 'An empty calendar',
        firstStep: 'Announce your first event',
      }),
      { path: 'bookings', label: 'Places', icon: 'events', action: 'answerVisitors' },
    ],
  },
  {
    label: 'Stories',
    icon: 'caseStudies',
    areas: [
      contentArea(projects, {
        icon: 'projects',
        addLabel: 'Add a project',
        more: ' and in the menu',
        holds: 'Every project',
        sample: 'Sample projects',
        gap: 'An empty page Our Projects',
      }),
      contentArea(caseStudies, {
        icon: 'caseStudies',
        addLabel: 'Add a case study',
        more: '; the three newest also on the home page',
        holds: 'Every story',
        sample: 'Sample case studies',
        gap: 'An empty page Case Studies',
      }),
      contentArea(useCases, {
        icon: 'useCases',
        addLabel: 'Add a use case',
        more: ', which the footer links to',
        holds: 'Every use case',
        sample: 'Sample use cases',
        gap: 'An empty page Use Cases',
      }),
    ],
  },
  pages,
  {
    label: 'Pictures',
    icon: 'pictures',
    areas: [{ path: 'pictures', label: 'Pictures', icon: 'pictures', action: 'editContent' }],
  },
  settings,
];

const placedPaths = new Set(
  SIDEBAR.flatMap(({ areas }) => areas.flatMap(({ path, edits = [path] }) => edits)),
);
const isUnplaced = ({ path }: { path: string }) => !placedPaths.has(path);

const UNPLACED_AREAS: Readonly<Record<string, readonly Area[]>> = {
  Stories: CONTENT_TYPES.filter(isUnplaced).map((type) => contentArea(type)),
  Pages: SINGLETONS.filter(isUnplaced).map(({ path, item }) => ({
    path,
    label: item,
    icon: 'texts',
  })),
};

/**
 * The entries of the sidebar. Content types without an entry of their own are appended to Stories,
 * singletons to Pages.
 */
export const AREA_GROUPS: readonly AreaGroup[] = SIDEBAR.map((group) => ({
  ...group,
  areas: [...group.areas, ...(UNPLACED_AREAS[group.label] ?? [])],
}));

/** All areas, in display order. */
export const AREAS: readonly Area[] = AREA_GROUPS.flatMap(({ areas }) => areas);

/**
 * The area that edits the items of a list, or a singleton.
 * @param list path of the definition
 */
export const areaOf = (list: string): Area | undefined =>
  AREAS.find(({ path, edits = [path] }) => edits.includes(list));

/** Path of the main definition of an area: the first one that it edits. */
export const definitionPath = ({ path, edits: [first = path] = [] }: Area): string => first;

/** Sorts areas by the order of the given paths; other areas follow in display order. */
export const inOrder = (areas: readonly Area[], paths: readonly string[]): Area[] => [
  ...paths.flatMap((path) => areas.filter((area) => area.path === path)),
  ...areas.filter(({ path }) => !paths.includes(path)),
];

/**
 * The name of a list or a singleton in menus: the label of its area. A definition that is not the
 * area's main one, such as the settings of a list, has its own name.
 */
export const labelOf = (list: string): string => {
  const area = areaOf(list);
  return area && definitionPath(area) === list ? area.label : (findDefinition(list)?.item ?? list);
};

/**
 * Path of the screen that edits the items of a list, or a singleton.
 * @param list path of the definition
 */
export const screenOf = (list: string): string => areaHref(areaOf(list) ?? { path: list });

/** True if a person with this role sees the area. */
export const isAllowedFor = ({ action = 'editSite' }: Area, role: Role | undefined): boolean =>
  can(role, action);

/** The groups with the areas that a person with this role sees; groups without any are left out. */
export const groupsFor = (role: Role | undefined): AreaGroup[] =>
  AREA_GROUPS.map((group) => ({
    ...group,
    areas: group.areas.filter((area) => isAllowedFor(area, role)),
  })).filter(({ path, areas }) => path !== undefined || areas.length > 0);

/** Path of the screen of an area or a group. */
export const areaHref = ({ path }: { path?: string | undefined }): string =>
  path ? `/admin/${path}` : '/admin';

/**
 * The group and area of a screen. Only the group for a group's own screen; neither for an unknown
 * path.
 */
export const areaAt = (href: string): { group?: AreaGroup; area?: Area } => {
  for (const group of AREA_GROUPS) {
    if (group.path !== undefined && areaHref(group) === href) return { group };
    const area = group.areas.find((one) => areaHref(one) === href);
    if (area) return { group, area };
  }
  return {};
};
