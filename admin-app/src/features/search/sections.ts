import {
  findDefinition,
  isListing,
  LANGUAGES,
  pageHeroes,
  TRASH_GROUP,
  type SearchHit,
  type SearchGroup,
  type SearchHitState,
  type LanguageCode,
  type TextPart,
} from '@charity-site/api-client/entities';
import type { AreaName } from '@charity-site/ui-kit';
import { areaHref, areaOf, AREAS, labelOf } from '../../shared/adminAreas';

/** A search result. */
export interface Result {
  key: string;
  href: string;
  icon: AreaName;
  title: readonly TextPart[];
  excerpt: readonly TextPart[];
  /** Labels beside the title, such as 'Draft' or 'Chichewa'. */
  labels: readonly string[];
  /** Language of title and excerpt; undefined for the default language. */
  language?: LanguageCode;
}

/** Results under a heading. */
export interface ResultSection {
  heading: string;
  results: readonly Result[];
  hasMore: boolean;
}

/** Public states, which have no label. */
const PUBLIC_STATES: readonly SearchHitState[] = ['', 'published', 'visible'];

const resultStatusText = (state: SearchHitState): string =>
  PUBLIC_STATES.includes(state) ? '' : state.replace(/^./, (first) => first.toUpperCase());

const nameOfLanguage = (language: LanguageCode | undefined): string =>
  LANGUAGES.find(({ code }) => code === language)?.name ?? '';

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

/** URL of the screen that shows or edits the hit. */
const hrefOf = ({ list, _id, title }: SearchHit): string => {
  const area = areaOf(list);
  const screen = area ? areaHref(area) : '/admin';
  const search = encodeURIComponent(textOf(title));
  if (area?.content || list === 'messages') return `${screen}?edit=${_id}`;
  if (list === 'bookings') return screen;
  if (list === 'comments' || list === 'gifts') return `${screen}?search=${search}`;
  if (list === 'pictures')
    return `${screen}?search=${search}${/\.pdf$/i.test(textOf(title)) ? '&kind=document' : ''}`;
  return list === pageHeroes.path ? `${screen}?page=${_id}` : screen;
};

/** True if a path is that of a singleton or of the page heroes. */
export const isSingletonOrHero = (list: string): boolean => {
  const definition = findDefinition(list);
  return definition !== undefined && !isListing(definition);
};

const resultOf = (hit: SearchHit): Result => {
  const { list, _id, title, excerpt, state, language } = hit;
  const area = areaOf(list);
  // A singleton has its screen's name; page heroes are named after their pages.
  const isNamedByScreen = isSingletonOrHero(list) && list !== pageHeroes.path;
  return {
    key: `${list}/${_id}`,
    href: hrefOf(hit),
    icon: area?.icon ?? 'dashboard',
    title: isNamedByScreen ? [{ text: labelOf(list), found: false }] : title,
    excerpt,
    labels: [resultStatusText(state), nameOfLanguage(language)].filter(Boolean),
    ...(language && { language }),
  };
};

/** The result of a deleted item links to the trash. */
const trashedResult = (hit: SearchHit): Result => ({
  ...resultOf(hit),
  href: '/admin/trash',
  title: hit.title,
  labels: [labelOf(hit.list), nameOfLanguage(hit.language)].filter(Boolean),
});

/** True if the title of a result matches. */
const hasTitleMatch = ({ results }: ResultSection): boolean =>
  results.some(({ title }) => title.some(({ found }) => found));

const positionOf = ({ list }: SearchGroup): number => {
  const area = areaOf(list);
  return area ? AREAS.indexOf(area) : AREAS.length;
};

/**
 * Builds a section for each list, one for singletons and page heroes, and one for the trash.
 * Sections with a title match come first, then the others, each in sidebar order; the trash is
 * last.
 */
export const buildSections = (groups: readonly SearchGroup[]): ResultSection[] => {
  const listSections = groups
    .filter(({ list }) => list !== TRASH_GROUP && !isSingletonOrHero(list))
    .sort((one, other) => positionOf(one) - positionOf(other))
    .map(({ list, entries, hasMore }) => ({
      heading: labelOf(list),
      results: entries.map(resultOf),
      hasMore,
    }));
  const singletons = groups
    .filter(({ list }) => isSingletonOrHero(list))
    .flatMap(({ entries }) => entries.map(resultOf));
  const trashed = groups.filter(({ list }) => list === TRASH_GROUP);
  const live = [
    ...listSections,
    { heading: 'Pages and settings', results: singletons, hasMore: false },
  ];
  return [
    ...live.filter(hasTitleMatch),
    ...live.filter((section) => !hasTitleMatch(section)),
    ...trashed.map(({ entries, hasMore }) => ({
      heading: 'Trash',
      results: entries.map(trashedResult),
      hasMore,
    })),
  ].filter(({ results }) => results.length > 0);
};
