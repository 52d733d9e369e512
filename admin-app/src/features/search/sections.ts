import {
  findDefinition,
  isListing,
  LANGUAGES,
  pageHeroes,
  TRASH_GROUP,
  type FoundEntry,
  type FoundGroup,
  type FoundState,
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
const PUBLIC_STATES: readonly FoundState[] = ['', 'published', 'visible'];

const resultStatusText = (state: FoundState): string =>
  PUBLIC_STATES.includes(state) ? '' : state.replace(/^./, (first) => first.toUpperCase());

const nameOfLanguage = (language: LanguageCode | undefined): string =>
  LANGUAGES.find(({ code }) => code === language)?.name ?? '';

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

/** Path of the screen that shows or edits the entry. */
const hrefOf = ({ list, _id, title }: FoundEntry): string => {
  const area = areaOf(list);
  const screen = area ? areaHref(area) : '/admin';
  const search = encodeURIComponent(textOf(title));
  if (area?.content || list === 'messages') return `${screen}?edit=${_id}`;
  if (list === 'comments') return `${screen}?search=${search}`;
  if (list === 'pictures')
    return `${screen}?search=${search}${/\.pdf$/i.test(textOf(title)) ? '&kind=document' : ''}`;
  return list === pageHeroes.path ? `${screen}?page=${_id}` : screen;
};

/** True for singletons and page heroes. */
export const isSingleton = (list: string): boolean => {
  const definition = findDefinition(list);
  return definition !== undefined && !isListing(definition);
};

const resultOf = (entry: FoundEntry): Result => {
  const { list, _id, title, excerpt, state, language } = entry;
  const area = areaOf(list);
  // A singleton has its screen's name; page heroes are named after their pages.
  const isNamedByScreen = isSingleton(list) && list !== pageHeroes.path;
  return {
    key: `${list}/${_id}`,
    href: hrefOf(entry),
    icon: area?.icon ?? 'dashboard',
    title: isNamedByScreen ? [{ text: labelOf(list), found: false }] : title,
    excerpt,
    labels: [resultStatusText(state), nameOfLanguage(language)].filter(Boolean),
    ...(language && { language }),
  };
};

/** The result of a deleted item links to the trash. */
const trashedResult = (entry: FoundEntry): Result => ({
  ...resultOf(entry),
  href: '/admin/trash',
  title: entry.title,
  labels: [labelOf(entry.list), nameOfLanguage(entry.language)].filter(Boolean),
});

/** True if a title matches; such sections come first. */
const isNamed = ({ results }: ResultSection): boolean =>
  results.some(({ title }) => title.some(({ found }) => found));

const positionOf = ({ list }: FoundGroup): number => {
  const area = areaOf(list);
  return area ? AREAS.indexOf(area) : AREAS.length;
};

/**
 * Groups the server's results in sidebar order: title matches before text matches, the trash last.
 */
export const foundSections = (groups: readonly FoundGroup[]): ResultSection[] => {
  const ofLists = groups
    .filter(({ list }) => list !== TRASH_GROUP && !isSingleton(list))
    .sort((one, other) => positionOf(one) - positionOf(other))
    .map(({ list, entries, hasMore }) => ({
      heading: labelOf(list),
      results: entries.map(resultOf),
      hasMore,
    }));
  const singletons = groups
    .filter(({ list }) => isSingleton(list))
    .flatMap(({ entries }) => entries.map(resultOf));
  const trashed = groups.filter(({ list }) => list === TRASH_GROUP);
  const live = [...ofLists, { heading: 'Pages and settings', results: singletons, hasMore: false }];
  return [
    ...live.filter(isNamed),
    ...live.filter((section) => !isNamed(section)),
    ...trashed.map(({ entries, hasMore }) => ({
      heading: 'Trash',
      results: entries.map(trashedResult),
      hasMore,
    })),
  ].filter(({ results }) => results.length > 0);
};
