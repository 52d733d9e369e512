import { readBuiltJson } from './builtFile';
import { ReleaseError } from './releaseError';

/** File name of the module federation manifest in a build. */
export const MANIFEST = 'mf-manifest.json';

/** The fields of a module federation manifest that a release reads. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  shared: { name: string; version: string; requiredVersion: string }[];
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Unvalidated content, which may lack any field. */
type Unchecked<Content> = Content extends object
  ? { [Field in keyof Content]?: Unchecked<Content[Field]> } | null
  : unknown;

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isListOf = <Item>(value: unknown, isItem: (item: Item) => boolean) =>
  Array.isArray(value) && value.every(isItem);

const isShare = (share: Unchecked<Manifest['shared'][number]>) =>
  [share?.name, share?.version, share?.requiredVersion].every(isText);
const isExpose = (expose: Unchecked<Manifest['exposes'][number]>) =>
  isText(expose?.path) &&
  [expose?.assets?.js?.sync, expose?.assets?.css?.sync].every((files) => isListOf(files, isText));

/** The missing part of a manifest; undefined if it is complete. */
const errorIn = (manifest: Unchecked<Manifest>): string | undefined => {
  if (!isText(manifest?.metaData?.remoteEntry?.name)) return 'names no entry';
  if (!isListOf(manifest?.shared, isShare)) return 'has no list of shared modules';
  if (!isListOf(manifest?.exposes, isExpose)) return 'has no list of exposes';
  return undefined;
};

/**
 * Reads the manifest of a remote's build.
 * @throws ReleaseError if there is no build, or the manifest is invalid
 */
export const readManifest = async (name: string, folder: string): Promise<Manifest> => {
  const value = await readBuiltJson(name, folder, MANIFEST);
  if (value === undefined)
    throw new ReleaseError(`${name} is not built. Run: npm run build -w ${name}`);
  const error = errorIn(value as Unchecked<Manifest>);
  if (error) throw new ReleaseError(`${name}'s ${MANIFEST} ${error}. Build ${name} again.`);
  return value as Manifest;
};
