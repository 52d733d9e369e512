import { LISTINGS, type AnyListing } from '@charity-site/api-client/entities';

/** The list whose items have this list's items as owners, if there is one. */
export const dependantsOf = ({
  path,
}: AnyListing): { list: string; table: string; by: string } | undefined => {
  const found = LISTINGS.find(({ owner }) => owner?.of.path === path);
  return found?.owner && { list: found.path, table: found.table, by: found.owner.by };
};
