import jsonld from 'jsonld';

/** The namespace of schema.org's names. */
const SCHEMA = 'http://schema.org/';

/**
 * The names that the site uses, as schema.org's context (release 30.0) maps them: to plain values,
 * URLs or dates.
 */
const TERMS = {
  plain: [
    'NGO',
    'ContactPoint',
    'NewsArticle',
    'Article',
    'Event',
    'Schedule',
    'Place',
    'BreadcrumbList',
    'ListItem',
    'name',
    'telephone',
    'email',
    'address',
    'contactPoint',
    'contactType',
    'headline',
    'description',
    'author',
    'publisher',
    'organizer',
    'location',
    'eventSchedule',
    'eventAttendanceMode',
    'eventStatus',
    'repeatFrequency',
    'byDay',
    'byMonthWeek',
    'startTime',
    'endTime',
    'scheduleTimezone',
    'itemListElement',
    'position',
    'item',
  ],
  '@id': ['url', 'sameAs', 'logo', 'image'],
  Date: ['datePublished', 'dateModified', 'startDate', 'endDate'],
};

/**
 * An excerpt of schema.org's context, so that the tests need no network. It lacks `@vocab`, which
 * accepts any name: the processor rejects names that are not listed.
 */
const CONTEXT = {
  Date: `${SCHEMA}Date`,
  ...Object.fromEntries(TERMS.plain.map((name) => [name, SCHEMA + name])),
  ...Object.fromEntries(
    (['@id', 'Date'] as const).flatMap((type) =>
      TERMS[type].map((name) => [name, { '@id': SCHEMA + name, '@type': type }]),
    ),
  ),
};

/** A value or an object of expanded JSON-LD. */
export interface Expanded {
  '@id'?: string;
  '@type'?: string | string[];
  '@value'?: unknown;
  [property: string]: unknown;
}

const documentLoader = (url: string) =>
  url === 'https://schema.org'
    ? Promise.resolve({ documentUrl: url, document: { '@context': CONTEXT } })
    : Promise.reject(new Error(`No context of ${url} is known.`));

// Safe mode throws where the processor would drop something: unknown names, relative URLs.
const SAFE = { documentLoader, safe: true };

/** The objects in a page's JSON-LD, expanded by a JSON-LD processor. Throws on unknown names. */
export const describedBy = async (html: string): Promise<Expanded[]> => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  const read = blocks.map(([, text = '']) => jsonld.expand(JSON.parse(text) as object, SAFE));
  return (await Promise.all(read)).flat() as Expanded[];
};

/** The type of an object, without the namespace. */
export const typeOf = ({ '@type': type }: Expanded): string => String(type).replace(SCHEMA, '');

/** The values at a path of names, such as `location.name`: texts, numbers, URLs or objects. */
export const valuesAt = (object: Expanded, path: string): unknown[] =>
  path
    .split('.')
    .reduce<Expanded[]>(
      (found, name) => found.flatMap((one) => (one[SCHEMA + name] ?? []) as Expanded[]),
      [object],
    )
    .map(
      (found) => found['@value'] ?? (Object.keys(found).join() === '@id' ? found['@id'] : found),
    );
