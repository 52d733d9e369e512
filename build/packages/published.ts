import { packageOf, WORKSPACES } from '../parts/workspaces.cjs';
import { PACKAGES, type PublishedPackage } from './packages';

/** The compiled file of a source, and its declarations. */
const compiled = (source: string) => source.replace(/\.(m?)tsx?$/, '.$1js');
const declared = (source: string) => source.replace(/\.(m?)tsx?$/, '.d.$1ts');

const isCompiled = (source: string) => /\.m?tsx?$/.test(source);

/** A file of a workspace in its package, which repeats the repository's folders below `dist`. */
const placeOf = (folder: string, file: string) => `./dist/${folder}/${file.replace(/^\.\//, '')}`;

const exported = (folder: string, file: string) =>
  isCompiled(file)
    ? { types: placeOf(folder, declared(file)), default: placeOf(folder, compiled(file)) }
    : /\.json$/.test(file)
      ? file
      : placeOf(folder, file);

const mapped = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const isWorkspace = (name: string) => WORKSPACES.some((folder) => packageOf(folder).name === name);
const folderNamed = (name: string) =>
  Object.keys(PACKAGES).find((folder) => packageOf(folder).name === name);

/**
 * Dependencies of a package. A shared module must exist once in a remote, so it is a peer
 * dependency; an unpublished workspace is part of the package.
 * @param shared the packages of the shared modules
 */
const requirements = (dependencies: Record<string, string>, shared: ReadonlySet<string>) => {
  const own: Record<string, string> = {};
  const peers: Record<string, string> = {};
  for (const [name, range] of Object.entries(dependencies)) {
    const folder = folderNamed(name);
    if (isWorkspace(name) && !folder) continue;
    const version = folder ? packageOf(folder).version : range;
    if (shared.has(name)) peers[name] = `^${version}`;
    else own[name] = folder ? `^${version}` : version;
  }
  return { dependencies: own, peerDependencies: peers };
};

/**
 * The package.json of a published workspace: compiled files instead of sources.
 * @param shared the packages of the modules that the shell shares
 */
export const publishedPackage = (folder: string, shared: ReadonlySet<string>) => {
  const { commands, needsTools = false } = PACKAGES[folder] as PublishedPackage;
  const workspace = packageOf(folder);
  const { name, version, description, imports, sideEffects, dependencies, devDependencies } =
    workspace;
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    files: ['dist', '*.md', '*.json'],
    exports: {
      ...mapped(workspace.exports ?? {}, (file) => exported(folder, file)),
      './package.json': './package.json',
    },
    imports:
      imports && mapped(imports, (one) => mapped(one, (file) => placeOf(folder, compiled(file)))),
    bin: commands && mapped(commands, (file) => `./dist/${compiled(file)}`),
    sideEffects,
    ...requirements({ ...dependencies, ...(needsTools ? devDependencies : {}) }, shared),
  };
};
