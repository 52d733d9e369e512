import { findDefinition, type Role, type TextPart } from '@charity-site/api-client/entities';
import {
  AREA_GROUPS,
  areaHref,
  AREAS,
  holdsOn,
  isAllowedFor,
  pagesShowing,
  type Area,
  type AreaGroup,
} from '../../shared/adminAreas';
import { isSingletonOrHero, type Result, type ResultSection } from './sections';

/** A searchable link. */
interface Entry extends Pick<Result, 'href' | 'icon' | 'labels'> {
  title: string;
  excerpt: string;
}

/** Minimum search length for fields: short words match most of their many names. */
const FIELD_SEARCH_MIN = 3;
const FIELDS_MAX = 6;

const holdsOf = (area: Area): string =>
  pagesShowing(area)
    .map((page) => [page.title, holdsOn(page, area)].filter(Boolean).join(': '))
    .join('. ');

const entryOf = ({ path, icon, label }: Area | AreaGroup, excerpt: string): Entry => ({
  href: areaHref({ path }),
  icon,
  labels: [],
  title: label,
  excerpt,
});

/** The fields of an area's singletons. */
const fieldsOf = (area: Area): Entry[] =>
  (area.edits ?? [area.path]).filter(isSingletonOrHero).flatMap((list) =>
    Object.entries(findDefinition(list)?.rules.describe().fields ?? {}).flatMap(([name, field]) => {
      const label = 'label' in field ? field.label : undefined;
      return label
        ? [
            {
              href: `${areaHref(area)}#${name}`,
              icon: area.icon,
              labels: [area.label],
              title: label,
              excerpt: '',
            },
          ]
        : [];
    }),
  );

const highlight = (text: string, words: readonly string[]): TextPart[] => {
  const pattern = new RegExp(
    `(${words.map((word) => word.replace(/\W/g, '\\$&')).join('|')})`,
    'i',
  );
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, found: at % 2 === 1 }))
    .filter((part) => part.text !== '');
};

const sectionOf = (
  heading: string,
  entries: readonly Entry[],
  words: readonly string[],
  max: number,
): ResultSection[] => {
  const matches = entries.filter(({ title, excerpt }) =>
    words.every((word) => `${title} ${excerpt}`.toLowerCase().includes(word)),
  );
  const results = matches.slice(0, max).map(({ title, excerpt, ...entry }) => ({
    ...entry,
    key: entry.href,
    title: highlight(title, words),
    excerpt: highlight(excerpt, words),
  }));
  return results.length === 0 ? [] : [{ heading, results, hasMore: matches.length > max }];
};

/** Searches screens, and the fields of their forms, whose name or content contains all words. */
export const screenSections = (search: string, role: Role | undefined): ResultSection[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const areas = AREAS.filter((area) => isAllowedFor(area, role));
  const groups = AREA_GROUPS.filter(({ path }) => path !== undefined).map((group) =>
    entryOf(group, ''),
  );
  return [
    ...sectionOf(
      'Screens',
      [...groups, ...areas.map((area) => entryOf(area, holdsOf(area)))],
      words,
      AREAS.length,
    ),
    ...(search.trim().length < FIELD_SEARCH_MIN
      ? []
      : sectionOf('Fields', areas.flatMap(fieldsOf), words, FIELDS_MAX)),
  ];
};
