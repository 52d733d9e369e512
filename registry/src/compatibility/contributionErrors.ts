import type { Contribution } from '../model/contribution';
import { contributedModule } from '../model/contributions';
import { acceptsContract } from '../model/acceptsContract';
import { covers, type Release } from '../model/registry';

/** The last contract without contributions. */
const BEFORE = '1.2.9999';

/** A remote's contributions, and the facts that they must fit. */
export interface Contributor extends Pick<Release, 'contract' | 'prefixes' | 'contributions'> {
  remote: string;
  /** Names of its exposed modules. */
  modules: readonly string[];
}

const errorsIn = (
  contribution: Contribution,
  { remote, prefixes, modules }: Contributor,
): string[] => {
  const { label } = contribution;
  const found: string[] = [];
  if ('path' in contribution && !prefixes.some((prefix) => covers(prefix, contribution.path)))
    found.push(
      `${remote} contributes "${label}", which leads to ${contribution.path}. None of its prefixes covers that (${prefixes.join(', ')}). Lead to one of ${remote}'s own pages.`,
    );
  const module = contributedModule(contribution);
  if (module && !modules.includes(module))
    found.push(
      `${remote} contributes "${label}" from ${module}, which it does not expose. Build ${remote} again.`,
    );
  return found;
};

/**
 * The errors in a release's contributions: links to pages of other remotes, missing modules, and
 * its contract.
 */
export const contributionErrors = (contributor: Contributor): string[] => {
  const { remote, contract, contributions = [] } = contributor;
  if (contributions.length === 0) return [];
  const old = acceptsContract(contract, BEFORE)
    ? [
        `${remote} contributes to other pages, which the shell contract offers from 1.3.0 on, but asks for ${contract}. Ask for ^1.3.0.`,
      ]
    : [];
  return [...old, ...contributions.flatMap((one) => errorsIn(one, contributor))];
};

/**
 * The modules that a release exposes only for its own contributions; a later release may drop them.
 */
export const contributedModules = ({
  contributions = [],
}: Pick<Release, 'contributions'>): string[] =>
  contributions.flatMap((one) => contributedModule(one) ?? []);
