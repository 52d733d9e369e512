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

/** One line of the results. */
export interface Result {
  key: string;
  href: string;
  icon: AreaName;
  title: readonly TextPart[];
  excerpt: readonly TextPart[];
  /** Labels that set the entry apart, such as 'Draft' or 'Chichewa'. */
  labels: readonly string[];
  /** The language of its title and excerpt, when that is not the first one. */
  language?: LanguageCode;
}

/** Results under a heading. */
export interface ResultSection {
  heading: string;
  results: readonly Result[];
  hasMore: boolean;
}

/** States in which visitors see a result. They go without saying. */
const USUAL: readonly FoundState[] = ['', 'published', 'visible'];

const stateText = (state: FoundState): string =>
  USUAL.includes(state) ? '' : state.replace(/^./, (first) => first.toUpperCase());

const nameOfLanguage = (language: LanguageCode | undefined): string =>
  LANGUAGES.find(({ code }) => code === language)?.name ?? '';

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

/** The address at which an entry is read or edited. */
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

/** True for what exists once, or once for each page. */
export const isSingleton = (list: string): boolean => {
  const definition = findDefinition(list);
  return definition !== undefined && !isListing(definition);
};

const resultOf = (entry: FoundEntry): Result => {
  const { list, _id, title, excerpt, state, language } = entry;
  const area = areaOf(list);
  // A singleton is called like its screen; page heroes are named after their pages.
  const isNamedByScreen = isSingleton(list) && list !== pageHeroes.path;
  return {
    key: `${list}/${_id}`,
    href: hrefOf(entry),
    icon: area?.icon ?? 'dashboard',
    title: isNamedByScreen ? [{ text: labelOf(list), found: false }] : title,
    excerpt,
    labels: [stateText(state), nameOfLanguage(language)].filter(Boolean),
    ...(language && { language }),
  };
};

/** Deleted items lead to the trash. */
const trashedResult = (entry: FoundEntry): Result => ({
  ...resultOf(entry),
  href: '/admin/trash',
  title: entry.title,
  labels: [labelOf(entry.list), nameOfLanguage(entry.language)].filter(Boolean),
});

/** True if a name has the words, so that its section comes first. */
const isNamed = ({ results }: ResultSection): boolean =>
  results.some(({ title }) => title.some(({ found }) => found));

const positionOf = ({ list }: FoundGroup): number => {
  const area = areaOf(list);
  return area ? AREAS.indexOf(area) : AREAS.length;
};

/** Results of the server, in the order of the sidebar, names before texts, and the trash last. */
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
