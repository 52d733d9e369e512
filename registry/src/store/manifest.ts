import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from './releaseError';

/** File name of the module federation manifest in a build. */
export const MANIFEST = 'mf-manifest.json';

/** The fields of a module federation manifest that a release reads. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  shared: { name: string; version: string; requiredVersion: string }[];
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
/** The property of a value; undefined when the value is not an object. */
const within = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) => Array.isArray(value) && value.every(isItem);

const isShare = (share: unknown) =>
  ['name', 'version', 'requiredVersion'].every((field) => isText(within(share, field)));
const isExpose = (expose: unknown) => {
  const assets = within(expose, 'assets');
  return (
    isText(within(expose, 'path')) &&
    ['js', 'css'].every((kind) => isListOf(within(within(assets, kind), 'sync'), isText))
  );
};

/** Finds what a manifest lacks; undefined if it is complete. */
const faultOf = (value: unknown): string | undefined => {
  if (!isText(within(within(within(value, 'metaData'), 'remoteEntry'), 'name'))) return 'names no entry';
  if (!isListOf(within(value, 'shared'), isShare)) return 'has no list of shared modules';
  if (!isListOf(within(value, 'exposes'), isExpose)) return 'has no list of exposes';
  return undefined;
};

const contentOf = async (name: string, folder: string): Promise<unknown> => {
  let text: string;
  try {
    text = await readFile(path.join(folder, MANIFEST), 'utf8');
  } catch (error) {
    throw new ReleaseError(`${name} is not built. Run: npm run build -w ${name}`, { cause: error });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ReleaseError(`${name}'s ${MANIFEST} is not JSON. Build ${name} again.`, { cause: error });
  }
};

/**
 * Reads the manifest of a remote's build.
 * @throws ReleaseError when there is no build, or the manifest is invalid
 */
export const readManifest = async (name: string, folder: string): Promise<Manifest> => {
  const value = await contentOf(name, folder);
  const fault = faultOf(value);
  if (fault) throw new ReleaseError(`${name}'s ${MANIFEST} ${fault}. Build ${name} again.`);
  return value as Manifest;
};
