import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../parts/parts';
import { packageOf, WORKSPACES } from '../parts/workspaces.cjs';
import { PACKAGES, type PublishedPackage } from './packages';
import { sourcesOf } from './sources';

const copy = (from: string, to: string) => cpSync(path.join(ROOT, from), to, { recursive: true });

/** The entry points of a package: its exports, its commands and files that nothing imports. */
const entriesOf = (name: string): string[] => {
  const { entries = [], commands = {} } = PACKAGES[name] as PublishedPackage;
  const { exports = {}, imports = {} } = packageOf(name);
  const own = [
    ...Object.values(exports),
    ...Object.values(imports).flatMap((one) => Object.values(one)),
  ];
  const sources = own
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(name, file));
  return [...sources, ...entries, ...Object.values(commands)];
};

/** True if a file is in another package. */
const isOutside = (name: string) => (file: string) =>
  Object.keys(PACKAGES).some((other) => other !== name && file.startsWith(`${other}/`));

/** The tsconfig paths of workspaces whose sources are in the package. */
const pathsWithin = (folder: string): Record<string, string[]> =>
  Object.fromEntries(
    WORKSPACES.filter((one) => !(one in PACKAGES)).flatMap((one) =>
      Object.entries(packageOf(one).exports ?? {})
        .filter(([, file]) => existsSync(path.join(folder, one, file)))
        .map(([door, file]) => [
          path.posix.join(packageOf(one).name, door),
          [`./${path.posix.join(one, file)}`],
        ]),
    ),
  );

/** All files of the repository in a package. */
const filesOf = (name: string): string[] => sourcesOf(entriesOf(name), isOutside(name));

const tsconfig = (folder: string) => {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: Record<string, unknown> };
  };
  const { noEmit, incremental, tsBuildInfoFile, allowImportingTsExtensions, ...options } =
    config.compilerOptions;
  void [noEmit, incremental, tsBuildInfoFile, allowImportingTsExtensions];
  return {
    compilerOptions: {
      ...options,
      declaration: true,
      rootDir: '.',
      outDir: 'dist',
      paths: pathsWithin(folder),
    },
    include: ['**/*'],
    exclude: ['dist', 'node_modules'],
  };
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Copies the sources of a package into a folder, ready to be compiled.
 * @param stage the folder of all packages, with the already built dependencies of this one
 * @returns the package's folder
 */
export const stagePackage = (stage: string, name: string, published: object): string => {
  const { replaced = {} } = PACKAGES[name] as PublishedPackage;
  const folder = path.join(stage, name);
  for (const file of filesOf(name)) copy(file, path.join(folder, file));
  for (const [file, replacement] of Object.entries(replaced))
    copy(replacement, path.join(folder, file));
  const scope = path.join(folder, 'node_modules/@charity-site');
  mkdirSync(scope, { recursive: true });
  for (const other of Object.keys(PACKAGES))
    symlinkSync(path.join(stage, other), path.join(scope, other));
  writeFileSync(path.join(folder, 'package.json'), json(published));
  writeFileSync(path.join(folder, 'tsconfig.json'), json(tsconfig(folder)));
  return folder;
};

/** Adds the copied files to a compiled package. */
export const completePackage = (folder: string, name: string): void => {
  const { copied = [] } = PACKAGES[name] as PublishedPackage;
  const asTheyAre = filesOf(name).filter((file) => !/\.[cm]?tsx?$/.test(file));
  for (const file of [...copied, ...asTheyAre]) copy(file, path.join(folder, 'dist', file));
  for (const file of ['CHANGELOG.md', 'README.md', 'tsconfig.remote.json']) {
    const own = path.join(ROOT, name, file);
    if (existsSync(own)) writeFileSync(path.join(folder, file), readFileSync(own));
  }
  writeFileSync(path.join(folder, 'LICENSE'), readFileSync(path.join(ROOT, 'LICENSE')));
};
