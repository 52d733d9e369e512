import type { ReleaseRecord } from '../types';
import { covers, type RegisteredRemote, type Registry } from '../shape/registry';

/** Lower case only: the router ignores case, so two spellings would be one address. */
const PREFIX = /^(\/|(\/[a-z0-9][a-z0-9_-]*)+)$/;

/** Whether a prefix lies inside another. `/` is excluded: its owner has only the paths that no other remote owns. */
const isInside = (owned: string, prefix: string): boolean =>
  prefix === owned || (owned !== '/' && covers(owned, prefix));

/** Whether a prefix collides with a page: it is the page, lies below it or above it. */
const takes = (prefix: string, page: string): boolean => covers(page, prefix) || covers(prefix, page);

/** Why a remote cannot have a prefix because of another remote; undefined when it can. */
const prefixError = (prefix: string, remote: string, other: RegisteredRemote): string | undefined => {
  const owned = other.prefixes.find((one) => isInside(one, prefix));
  if (owned === prefix) return `${prefix} belongs to ${other.name} already. Choose another prefix for ${remote}.`;
  if (owned)
    return `${prefix} is inside ${owned}, which belongs to ${other.name}. Choose a prefix outside of it for ${remote}.`;
  const page = prefix !== '/' && other.pages?.find((one) => one !== '/' && takes(prefix, one));
  if (page) return `${page} is a page of ${other.name}. Choose another prefix than ${prefix} for ${remote}.`;
  return undefined;
};

/** Why a remote cannot declare a page. A prefix of another remote at that path does not matter here. */
const pageError = (page: string, { remote, release }: ReleaseRecord): string | undefined =>
  release.prefixes.some((prefix) => covers(prefix, page))
    ? undefined
    : `${remote} declares the page ${page}, which none of its prefixes covers.`;

/**
 * The errors in the paths that a release claims. The first remote that goes live with a prefix owns it, with everything
 * below it. Others may claim any path of the owner of `/` that is not one of its pages.
 */
export const ownershipErrors = (record: ReleaseRecord, { remotes }: Registry): string[] => {
  const { remote, release } = record;
  const others = remotes.filter(({ name }) => name !== remote);
  const invalid = release.prefixes
    .filter((prefix) => !PREFIX.test(prefix))
    .map((prefix) => `${prefix} is not a prefix. Write it in small letters without a slash at the end, such as /shop.`);
  const claimed = release.prefixes.flatMap((prefix) => others.map((other) => prefixError(prefix, remote, other)));
  const declared = [...(release.pages ?? []), ...(release.routes ?? []).map(({ path }) => path)];
  const pages = [...new Set(declared)].map((page) => pageError(page, record));
  return [...invalid, ...[...claimed, ...pages].filter((found) => found !== undefined)];
};
