import {
  localizedPath,
  contactDetails,
  logo,
  type LanguageCode,
  type Proof,
} from '@charity-site/api-client/entities';
import type { PageHead } from '@charity-site/registry';
import type { ArticleLeaf, BreadcrumbList, ContactPointLeaf, EventLeaf, NGOLeaf } from 'schema-dts';
import { readSingleton } from '../../../content/crud/singleton';
import type { Database } from '../../../db/database';
import type { Essentials } from '../essentials';

/**
 * The site's facts on the home page. Facts that are not stored are undefined, which JSON leaves
 * out.
 */
type OrganisationFacts = Pick<
  NGOLeaf,
  'telephone' | 'email' | 'address' | 'sameAs' | 'contactPoint'
> & {
  /** URL of the logo, as stored. */
  logo?: string;
  proof?: Proof;
};

/** A stored text; undefined when it is empty. */
const textOf = (stored: unknown) => (stored ? String(stored) : undefined);

/** Contact for press and partners; undefined while none is stored. */
const pressPoint = async (database: Database): Promise<ContactPointLeaf | undefined> => {
  const stored = await readSingleton(database, contactDetails);
  if (!stored?.pressEmail && !stored?.pressPhone) return undefined;
  return {
    '@type': 'ContactPoint',
    contactType: 'press',
    name: textOf(stored.pressName),
    email: textOf(stored.pressEmail),
    telephone: textOf(stored.pressPhone),
  };
};

/** The facts about the organisation. Throws what the database throws. */
export const organisationFacts = async (
  database: Database,
  { phone, email, address, links }: Essentials,
  proof: Proof | undefined,
): Promise<OrganisationFacts> => {
  const image = await readSingleton(database, logo);
  return {
    telephone: phone,
    email,
    address,
    sameAs: links.length > 0 ? links : undefined,
    contactPoint: await pressPoint(database),
    logo: textOf(image?.url),
    proof,
  };
};

export interface DataContext {
  siteName: string;
  /** Such as `https://example.org`, because search engines need absolute URLs. */
  origin: string;
  language: LanguageCode;
  /** URL of the page's picture for sharing. */
  picture?: string;
  /** Only for the home page. */
  organisation?: OrganisationFacts;
}

const absolute = (origin: string, address: string) =>
  address.startsWith('/') ? origin + address : address;

/** The proof of the organisation's identity; schema.org has no property for a legal form. */
const proofData = (
  origin: string,
  { registration, founded, treasurer, receiptPromise, cashRule, reportYear, report }: Proof,
) => {
  const rules = [receiptPromise, cashRule].filter((text) => text !== undefined);
  return {
    ...(registration && {
      identifier: { '@type': 'PropertyValue', propertyID: 'registration', value: registration },
    }),
    ...(founded && { foundingDate: founded }),
    ...(treasurer && {
      member: {
        '@type': 'OrganizationRole',
        roleName: 'Treasurer',
        member: { '@type': 'Person', name: treasurer },
      },
    }),
    ...(rules.length > 0 && {
      ethicsPolicy: rules.map((text) => ({ '@type': 'CreativeWork', text })),
    }),
    ...(report && {
      subjectOf: { '@type': 'Report', temporalCoverage: reportYear, url: absolute(origin, report) },
    }),
  } satisfies Partial<NGOLeaf>;
};

const organisationData = ({ siteName, origin, organisation }: DataContext): NGOLeaf => {
  const { logo: image, proof, ...facts } = organisation ?? {};
  return {
    '@type': 'NGO',
    '@id': `${origin}/#organisation`,
    name: siteName,
    url: `${origin}/`,
    ...facts,
    ...(image && { logo: absolute(origin, image) }),
    ...(proof && proofData(origin, proof)),
  };
};

type AddedProperties = Omit<EventLeaf, '@type'> | Omit<ArticleLeaf, '@type'>;

/** Title and organisation, as properties of the page's schema.org type. */
const namesFor = (type: string, title: string, organisation: NGOLeaf): AddedProperties =>
  type === 'Event'
    ? { name: title, organizer: organisation }
    : { headline: title, author: organisation, publisher: organisation };

/**
 * Data about the subject of a page. The remote writes `about` at run time, so its type is not known
 * here.
 */
const aboutData = (
  { about, title, description, canonical = '/' }: PageHead,
  context: DataContext,
): object[] => {
  if (!about || title === undefined) return [];
  const added: AddedProperties = {
    url: context.origin + localizedPath(context.language, canonical),
    ...(description && { description }),
    ...(context.picture && { image: [context.picture] }),
  };
  const organisation = organisationData({ ...context, organisation: undefined });
  return [{ ...about, ...added, ...namesFor(about['@type'], title, organisation) }];
};

const trailData = (
  { parent, title, canonical = '/' }: PageHead,
  { origin, language }: DataContext,
): BreadcrumbList[] => {
  if (!parent || title === undefined) return [];
  const places = [{ title: 'Home', path: '/' }, parent, { title, path: canonical }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: places.map((place, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: place.title,
        item: origin + localizedPath(language, place.path),
      })),
    },
  ];
};

/**
 * Facts for search engines, as JSON-LD of schema.org in a script element; '' when there are none.
 */
export const structuredData = (head: PageHead, context: DataContext): string => {
  if (head.canonical === undefined) return '';
  const graph = [
    ...(context.organisation ? [organisationData(context)] : []),
    ...aboutData(head, context),
    ...trailData(head, context),
  ];
  if (graph.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // No text can close the element.
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
};
