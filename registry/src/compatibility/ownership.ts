import type { ReleaseRecord } from '../types';
import { covers, type RegisteredRemote, type Registry } from '../shape/registry';

/** Lower case only, as the router ignores case and two spellings would be one address. */
const PREFIX = /^(\/|(\/[a-z0-9][a-z0-9_-]*)+)$/;

/** `/` is everything that no other remote owns; every other prefix belongs to one remote with everything below it. */
const isInside = (owned: string, prefix: string): boolean =>
  prefix === owned || (owned !== '/' && covers(owned, prefix));

/** Whether a prefix would take a page away: the page itself, what is below it, or what leads to it. */
const takes = (prefix: string, page: string): boolean => covers(page, prefix) || covers(prefix, page);

/** Why a prefix cannot be given to a remote beside another; undefined when it can. */
const objectionTo = (prefix: string, remote: string, other: RegisteredRemote): string | undefined => {
  const owned = other.prefixes.find((one) => isInside(one, prefix));
  if (owned === prefix) return `${prefix} belongs to ${other.name} already. Choose another prefix for ${remote}.`;
  if (owned)
    return `${prefix} is inside ${owned}, which belongs to ${other.name}. Choose a prefix outside of it for ${remote}.`;
  const page = prefix !== '/' && other.pages?.find((one) => one !== '/' && takes(prefix, one));
  if (page) return `${page} is a page of ${other.name}. Choose another prefix than ${prefix} for ${remote}.`;
  return undefined;
};

/** Another remote that owns such a path keeps it, and does not keep the owner of `/` from releasing. */
const objectionToPage = (page: string, { remote, release }: ReleaseRecord): string | undefined =>
  release.prefixes.some((prefix) => covers(prefix, page))
    ? undefined
    : `${remote} declares the page ${page}, which none of its prefixes covers.`;

/**
 * What speaks against the paths that a release claims. The first remote to go live with a prefix owns it with everything below
 * it; of the owner of `/` others may have what is no page of it.
 */
export const ownershipErrors = (record: ReleaseRecord, { remotes }: Registry): string[] => {
  const { remote, release } = record;
  const others = remotes.filter(({ name }) => name !== remote);
  const unclear = release.prefixes
    .filter((prefix) => !PREFIX.test(prefix))
    .map((prefix) => `${prefix} is not a prefix. Write it in small letters without a slash at the end, such as /shop.`);
  const claimed = release.prefixes.flatMap((prefix) => others.map((other) => objectionTo(prefix, remote, other)));
  const pages = (release.pages ?? []).map((page) => objectionToPage(page, record));
  return [...unclear, ...[...claimed, ...pages].filter((found) => found !== undefined)];
};
