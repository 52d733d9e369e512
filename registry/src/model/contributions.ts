import type { Contribution, LinkContribution } from './contribution';
import { isOff } from './switches';
import { ownerOf, type RegisteredRemote, type Registry } from './registry';

/** A link that a layout shows. */
interface ShownLink {
  href: string;
  label: string;
  on?: 'desktop' | 'phone';
  /** Slot of a tile's number. */
  slot?: string;
}

/** A widget that the shell loads into the element with `data-slot`. */
export interface ShownWidget {
  slot: string;
  remote: string;
  module: string;
}

/** The contributions to one page, in order. Places without contributions are left out. */
export interface ShownContributions extends Partial<
  Record<LinkContribution['at'] | 'tiles', ShownLink[]>
> {
  widgets?: ShownWidget[];
  /** Height that a slot reserves for its widgets, in CSS pixels. */
  heights?: Record<string, number>;
}

/** Default position. */
const ORDER = 100;

/** Key of a contribution of a remote, the same in every version. */
export const contributionKey = (contribution: Contribution): string =>
  `${contribution.at} ${'path' in contribution ? contribution.path : contribution.module}`;

/** The exposed module of a contribution; undefined without one. */
export const contributedModule = (contribution: Contribution): string | undefined =>
  'module' in contribution ? contribution.module : undefined;

interface Owned {
  remote: RegisteredRemote;
  contribution: Contribution;
}

/** True if a contribution is shown: it is not switched off, and links to a page of its remote. */
const isShown = (registry: Registry, { remote, contribution }: Owned): boolean =>
  !isOff(registry, remote.name) &&
  !isOff(registry, remote.name, contributionKey(contribution)) &&
  (!('path' in contribution) || ownerOf(registry, contribution.path)?.name === remote.name);

const byOrder = (one: Owned, other: Owned): number =>
  (one.contribution.order ?? ORDER) - (other.contribution.order ?? ORDER) ||
  one.remote.name.localeCompare(other.remote.name);

const isForAdministrator = ({ at }: Contribution): boolean => /^(sidebar|tiles|admin\.)/.test(at);

/**
 * The contributions of the live remotes to a page; undefined without any. They are sorted by order,
 * then by the name of the remote, then by position in its manifest.
 * @param forAdministrator whether the page is in the admin area; public pages get no contributions
 * to its screens
 */
export const shownContributions = (
  registry: Registry,
  forAdministrator: boolean,
): ShownContributions | undefined => {
  const shown: ShownContributions = {};
  const owned = registry.remotes.flatMap((remote) =>
    (remote.contributions ?? []).map((contribution): Owned => ({ remote, contribution })),
  );
  for (const { remote, contribution } of owned
    .filter((one) => isShown(registry, one))
    .sort(byOrder)) {
    if (isForAdministrator(contribution) && !forAdministrator) continue;
    const module = contributedModule(contribution);
    const slot =
      module && ('path' in contribution ? contributionKey(contribution) : contribution.at);
    if ('path' in contribution) {
      const { at, path, label } = contribution;
      const on = 'on' in contribution && contribution.on ? { on: contribution.on } : {};
      (shown[at] ??= []).push({ href: path, label, ...on, ...(slot ? { slot } : {}) });
    }
    if (!slot) continue;
    (shown.widgets ??= []).push({ slot, remote: remote.name, module });
    if ('height' in contribution && contribution.height)
      shown.heights = {
        ...shown.heights,
        [slot]: (shown.heights?.[slot] ?? 0) + contribution.height,
      };
  }
  return Object.keys(shown).length > 0 ? shown : undefined;
};
