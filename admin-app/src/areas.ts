import { CONTENT_TYPES, type Role } from '@charity-site/api-client/entities';
import { contentArea, type Area, type AreaGroup } from './area';
import { PLACED } from './placedAreas';
import { screenPath } from './screenPath';

const placed = new Set(PLACED.flatMap(({ areas }) => areas.map(({ counted }) => counted)));
const others = CONTENT_TYPES.filter(({ path }) => !placed.has(path)).map((type) => contentArea(type));

/** The areas as the sidebar groups them. A content type without a place comes at the end of the group Content. */
export const AREA_GROUPS: readonly AreaGroup[] = PLACED.map((group) =>
  group.label === 'Content' ? { ...group, areas: [...group.areas, ...others] } : group,
);

/** All areas, in the order shown. */
export const AREAS: readonly Area[] = AREA_GROUPS.flatMap(({ areas }) => areas);

/** The area in which the items of a list, or a singleton, are edited, by the path of the definition. */
export const areaOf = (list: string): Area | undefined => AREAS.find(({ path }) => path === screenPath(list));

/** True if a person with a role sees an area. */
export const isFor = ({ isForAdministrators }: Area, role: Role | undefined): boolean =>
  !isForAdministrators || role !== 'editor';

/** Path of an area's screen. */
export const areaHref = ({ path }: Area): string => `/admin/${path}`;
