import type { ReleaseRecord } from '../types';
import { ownedBy } from '../model/activate';
import { PRIVATE } from '../model/privatePaths';
import { covers, type Registry } from '../model/registry';

/** Lower case only: the router ignores case, so two spellings would be one path. */
const PREFIX = /^(\/|(\/[a-z0-9][a-z0-9_-]*)+)$/;

/**
 * Paths that the server handles itself, each with everything below it; `/ny` is every page in
 * Chichewa.
 */
export const SERVER_PATHS: readonly string[] = [
  '/api',
  '/healthz',
  '/index',
  '/metrics',
  '/ny',
  '/places',
  '/previews',
  '/readyz',
  '/releases',
  '/remotes',
  '/static',
  '/storybook',
  '/text-review',
  '/uploads',
];

/** Prefixes reserved for the site's own remotes before their first release. */
export const FIRST_OWNERS: Readonly<Record<string, readonly string[]>> = {
  'public-site': ['/'],
  'admin-app': [PRIVATE],
};

/** Another owner of paths: a remote, or the server. */
interface Owner {
  name: string;
  prefixes: readonly string[];
  /** Paths of its pages; only the owner of `/` declares them. */
  pages: readonly string[];
}

const ownersBeside = (registry: Registry, remote: string): Owner[] => {
  const names = [
    ...registry.remotes.map(({ name }) => name),
    ...Object.keys(registry.owners ?? {}),
  ];
  const remotes = [...new Set([...Object.keys(FIRST_OWNERS), ...names])].filter(
    (name) => name !== remote,
  );
  return [
    { name: 'the server', prefixes: SERVER_PATHS, pages: [] },
    ...remotes.map((name) => ({
      name,
      prefixes: [
        ...new Set([
          ...ownedBy(registry, name),
          ...((Object.hasOwn(FIRST_OWNERS, name) && FIRST_OWNERS[name]) || []),
        ]),
      ],
      pages: registry.remotes.find((one) => one.name === name)?.pages ?? [],
    })),
  ];
};

/**
 * True if a prefix is inside another one. `/` is excluded: its owner has only the paths that no
 * other remote owns.
 */
const isInside = (owned: string, prefix: string): boolean =>
  prefix === owned || (owned !== '/' && covers(owned, prefix));

/** True if a prefix collides with a page: it equals the page's path, or is below or above it. */
const takes = (prefix: string, page: string): boolean =>
  covers(page, prefix) || covers(prefix, page);

/**
 * Owner of a path of one segment, such as `/shop`: the name of a remote, or 'the server'; undefined
 * if neither a prefix nor a page is there.
 */
export const ownerOfTopPath = (path: string, registry: Registry): string | undefined =>
  ownersBeside(registry, '').find(({ prefixes, pages }) =>
    [...prefixes, ...pages].some((one) => one !== '/' && takes(one, path)),
  )?.name;

/** Why a remote cannot have a prefix of another owner; undefined if it can. */
const claimError = (
  prefix: string,
  remote: string,
  { name, prefixes, pages }: Owner,
): string | undefined => {
  const owned = prefixes.find((one) => isInside(one, prefix));
  if (owned === prefix) return `${prefix} belongs to ${name}. Choose another prefix for ${remote}.`;
  if (owned)
    return `${prefix} belongs to ${name}, which owns ${owned}. Choose a prefix outside of it for ${remote}.`;
  const page = prefix !== '/' && pages.find((one) => one !== '/' && takes(prefix, one));
  if (page === prefix)
    return `${prefix} belongs to ${name}, as one of its pages. Choose another prefix for ${remote}.`;
  if (page)
    return `${page} belongs to ${name}, as one of its pages. Choose another prefix than ${prefix} for ${remote}.`;
  return undefined;
};

const formError = (prefix: string): string | undefined =>
  PREFIX.test(prefix)
    ? undefined
    : `${prefix} is not a prefix. Write it in small letters without a slash at the end, such as /shop.`;

/** Why a remote cannot be granted a prefix: its form or its owners. Empty if it can. */
export const grantErrors = (prefix: string, remote: string, registry: Registry): string[] =>
  [
    formError(prefix),
    ...ownersBeside(registry, remote).map((owner) => claimError(prefix, remote, owner)),
  ].filter((found) => found !== undefined);

/** The errors in the prefixes that a candidate claims and its remote does not own. */
const claimErrors = ({ remote, release }: ReleaseRecord, registry: Registry): string[] => {
  const owned = ownedBy(registry, remote);
  return release.prefixes
    .filter((prefix) => !owned.includes(prefix))
    .flatMap((prefix) => {
      const found = grantErrors(prefix, remote, registry);
      if (found.length > 0 || owned.length === 0) return found;
      return [
        `${prefix} was not granted to ${remote}, which owns ${owned.join(', ')}. The site's operator can grant it: npm run release -- grant ${remote} ${prefix}`,
      ];
    });
};

/**
 * Why a remote cannot declare a page. A prefix of another remote at that path does not matter here.
 */
const pageError = (page: string, { remote, release }: ReleaseRecord): string | undefined =>
  release.prefixes.some((prefix) => covers(prefix, page))
    ? undefined
    : `${remote} declares the page ${page}, which none of its prefixes covers.`;

/**
 * The errors in the paths that a release claims. A remote without a release or a grant may claim
 * free paths: those that neither the server nor another remote owns, and that are no page of
 * another remote. Later versions keep the prefixes of the first one; only the operator can grant
 * more.
 */
export const ownershipErrors = (record: ReleaseRecord, registry: Registry): string[] => {
  const { pages = [], routes = [] } = record.release;
  const declared = new Set([...pages, ...routes.map(({ path }) => path)]);
  const errors = [...declared].map((page) => pageError(page, record));
  return [...claimErrors(record, registry), ...errors.filter((found) => found !== undefined)];
};
