import { posix } from 'node:path';
import { array, object, string, type InferType } from 'yup';

const text = () => string().strict().required();

/**
 * What the server needs to know of `remotes.json` (DESIGN, Registry). The release command writes and the shell checks
 * the whole of it; here it is only passed on, but for the files to preload.
 */
const registryRules = object({
  remotes: array()
    .of(
      object({
        name: text(),
        manifest: text(),
        prefixes: array().of(text()).required(),
        preload: array().of(text()).required(),
        integrity: object().required(),
        previous: object({
          manifest: text(),
          preload: array().of(text()).required(),
          integrity: object().required(),
        }).default(undefined),
      }),
    )
    .required(),
});

export type Registry = InferType<typeof registryRules>;
export type RegisteredRemote = Registry['remotes'][number];

/** Reads the registry's text; throws when it is not one. What it says besides is kept. */
export const parseRegistry = (json: string): Registry => registryRules.validateSync(JSON.parse(json));

type Hashed = Pick<RegisteredRemote, 'manifest' | 'preload' | 'integrity'>;

const withEntryHashes = <T extends Hashed>(release: T): T => {
  const entries = [posix.basename(release.manifest), ...release.preload];
  const hashes = Object.entries(release.integrity).filter(([file]) => entries.includes(file));
  return { ...release, integrity: Object.fromEntries(hashes) };
};

/**
 * The registry as it stands in a page: with the hashes of each remote's first files only. These files hold the hashes
 * of all that follow them; hashes do not compress, and a visitor need not carry those of every page of both remotes.
 */
export const pageRegistry = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => ({
    ...withEntryHashes(remote),
    ...(remote.previous ? { previous: withEntryHashes(remote.previous) } : {}),
  })),
});

const covers = (prefix: string, path: string) =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix.replace(/\/$/, '')}/`);

/** The remote that owns a path: the one with the longest fitting prefix, as the shell decides it too. */
export const ownerOf = ({ remotes }: Registry, path: string): RegisteredRemote | undefined => {
  const longest = ({ prefixes }: RegisteredRemote) =>
    Math.max(0, ...prefixes.filter((prefix) => covers(prefix, path)).map(({ length }) => length));
  return remotes.filter((remote) => longest(remote) > 0).sort((a, b) => longest(b) - longest(a))[0];
};

/** A file that the first page of a remote needs, with its hash where the registry has one. */
export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  integrity?: string;
}

/** The manifest of a remote and the scripts that any of its pages needs, in the order in which they are asked for. */
export const preloadsOf = ({ manifest, preload, integrity }: RegisteredRemote): Preload[] => {
  const folder = posix.dirname(manifest);
  const hashes = integrity as Record<string, string | undefined>;
  return [
    // Without its hash: browsers know none on preloads of this kind; the shell's guard checks it on the fetch itself.
    { href: manifest, as: 'fetch' },
    ...preload.map((file): Preload => ({ href: `${folder}/${file}`, as: 'script', integrity: hashes[file] })),
  ];
};
