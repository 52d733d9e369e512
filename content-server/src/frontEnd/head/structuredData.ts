import { addressIn, contactDetails, logo, type LanguageCode } from '@charity-site/api-client/entities';
import type { PageHead } from '@charity-site/registry';
import { readSingleton } from '../../crud/singleton';
import type { Database } from '../../db/database';
import type { Essentials } from '../essentials';

type Data = Record<string, unknown>;

/** What the site says of itself on the home page. */
export interface OrganisationFacts {
  telephone: string;
  email: string;
  /** Left out while no contact details are stored, as the links. */
  address?: string;
  sameAs?: string[];
  /** Whom press and partners reach; left out while nobody is named. */
  contactPoint?: Data;
  /** Address of the logo, as stored. */
  logo?: string;
}

const pressPoint = async (database: Database): Promise<Data | undefined> => {
  const stored = await readSingleton(database, contactDetails, contactDetails.path);
  if (!stored?.pressEmail && !stored?.pressPhone) return undefined;
  return {
    '@type': 'ContactPoint',
    contactType: 'press',
    ...(stored.pressName && { name: stored.pressName }),
    ...(stored.pressEmail && { email: stored.pressEmail }),
    ...(stored.pressPhone && { telephone: stored.pressPhone }),
  };
};

/** The facts about the organisation. Throws what the database throws. */
export const organisationFacts = async (
  database: Database,
  { phone, email, address, links }: Essentials,
): Promise<OrganisationFacts> => {
  const image = await readSingleton(database, logo, logo.path);
  const contactPoint = await pressPoint(database);
  return {
    telephone: phone,
    email,
    ...(address === undefined ? {} : { address }),
    ...(links.length > 0 ? { sameAs: links } : {}),
    ...(contactPoint && { contactPoint }),
    ...(image?.url ? { logo: String(image.url) } : {}),
  };
};

/** Context of the data. */
interface Surroundings {
  siteName: string;
  /** Such as `https://example.org`, because search engines need absolute URLs. */
  origin: string;
  language: LanguageCode;
  /** Address of the page's picture for sharing. */
  picture?: string;
  /** Given for the home page. */
  organisation?: OrganisationFacts;
}

const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address);

const organisationData = ({ siteName, origin, organisation }: Surroundings): Data => ({
  '@type': 'NGO',
  '@id': `${origin}/#organisation`,
  name: siteName,
  url: `${origin}/`,
  ...(organisation && { ...organisation, ...(organisation.logo && { logo: absolute(origin, organisation.logo) }) }),
});

/** The property that names the organisation, by the kind of what the page is about. */
const roles = (type: string) => (type === 'Event' ? ['organizer'] : ['author', 'publisher']);

const aboutData = ({ about, title, description, canonical = '/' }: PageHead, around: Surroundings): Data[] => {
  if (!about || title === undefined) return [];
  const organisation = organisationData({ ...around, organisation: undefined });
  return [
    {
      ...about,
      [about['@type'] === 'Event' ? 'name' : 'headline']: title,
      url: around.origin + addressIn(around.language, canonical),
      ...(description && { description }),
      ...(around.picture && { image: [around.picture] }),
      ...Object.fromEntries(roles(about['@type']).map((role) => [role, organisation])),
    },
  ];
};

const trailData = ({ parent, title, canonical = '/' }: PageHead, { origin, language }: Surroundings): Data[] => {
  if (!parent || title === undefined) return [];
  const places = [{ title: 'Home', path: '/' }, parent, { title, path: canonical }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: places.map((place, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: place.title,
        item: origin + addressIn(language, place.path),
      })),
    },
  ];
};

/** What a page holds for search engines, as JSON-LD of schema.org in a script element; '' when there is nothing to say. */
export const structuredData = (head: PageHead, around: Surroundings): string => {
  if (head.canonical === undefined) return '';
  const graph = [
    ...(around.organisation ? [organisationData(around)] : []),
    ...aboutData(head, around),
    ...trailData(head, around),
  ];
  if (graph.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // No text can close the element.
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
};
