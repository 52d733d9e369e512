import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';
import { packageOf, REMOTES, type Package } from '../../parts/workspaces.cjs';
import { withWorkspace } from './lock';
import { checkName } from './name';
import { named, writeTemplate } from './texts';

const TEMPLATE = path.join(ROOT, 'build/packages/newRemote/template');
/** The remote whose configuration files are copied. */
const TEMPLATE_REMOTE = 'public-site';
const SHARED_FILES = [
  'rsbuild.config.ts',
  'src/alone.ts',
  'src/aloneBootstrap.ts',
  'src/released.ts',
];
/** First port of new remotes; 3003 is the content server's. */
const FIRST_PORT = 3004;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const readJson = <Content>(file: string) =>
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Content;

/** The package.json of a remote. */
type RemotePackage = Package & Required<Pick<Package, 'federation'>>;

const freePort = () =>
  Math.max(FIRST_PORT - 1, ...REMOTES.map((name) => packageOf(name).federation?.devPort ?? 0)) + 1;

/** The template's package.json, with the other remotes' versions of packages. */
const packageFor = (name: string, prefix: string): RemotePackage => {
  const versions = packageOf(TEMPLATE_REMOTE).dependencies ?? {};
  const text = readFileSync(path.join(TEMPLATE, 'package.json'), 'utf8');
  const own = JSON.parse(named(text, name, prefix)) as RemotePackage;
  const names = Object.keys(own.dependencies ?? {});
  return {
    ...own,
    dependencies: Object.fromEntries(names.map((one) => [one, versions[one] ?? '*'])),
    federation: { ...own.federation, devPort: freePort() },
  };
};

const workflowOf = (name: string) => path.join('.github/workflows', `${name}.yml`);

const secretOf = (name: string) => `DEPLOY_TOKEN_${name.toUpperCase().replaceAll('-', '_')}`;

const writeFolder = async (
  folder: string,
  name: string,
  prefix: string,
): Promise<RemotePackage> => {
  await writeTemplate(TEMPLATE, folder, (text) => named(text, name, prefix));
  for (const file of SHARED_FILES) {
    const text = readFileSync(path.join(ROOT, TEMPLATE_REMOTE, file), 'utf8');
    writeFileSync(path.join(folder, file), text.replaceAll(TEMPLATE_REMOTE, name));
  }
  const own = packageFor(name, prefix);
  writeFileSync(path.join(folder, 'package.json'), json(own));
  return own;
};

/**
 * Adds a remote to the project: its folder with a first page and a test, the workspace, the entry
 * in the lock file, and its workflow. Tools find it by its package.json. Needs no network.
 * @returns its package.json
 * @throws NewRemoteError if the name is invalid; nothing is written then
 */
export const newRemote = async (name: string, prefix = `/${name}`): Promise<RemotePackage> => {
  await checkName(name, prefix, 'part');
  const changed = ['package.json', 'package-lock.json'].map((file) => path.join(ROOT, file));
  const before = changed.map((file) => readFileSync(file, 'utf8'));
  const [folder, staging] = [path.join(ROOT, name), path.join(ROOT, `.${name}-${process.pid}`)];
  const link = path.join(ROOT, 'node_modules/@charity-site', name);
  const workflow = path.join(ROOT, workflowOf(name));
  try {
    const own = await writeFolder(staging, name, prefix);
    const root = readJson<{ workspaces: string[] }>('package.json');
    const lock = withWorkspace(readJson('package-lock.json'), name, own);
    if (existsSync(path.join(ROOT, workflowOf(TEMPLATE_REMOTE)))) {
      const text = readFileSync(path.join(ROOT, workflowOf(TEMPLATE_REMOTE)), 'utf8');
      writeFileSync(
        workflow,
        text
          .replaceAll(TEMPLATE_REMOTE, name)
          .replaceAll(secretOf(TEMPLATE_REMOTE), secretOf(name)),
      );
    }
    symlinkSync(path.join('../..', name), link);
    renameSync(staging, folder);
    writeFileSync(path.join(ROOT, 'package-lock.json'), json(lock));
    writeFileSync(
      path.join(ROOT, 'package.json'),
      json({ ...root, workspaces: [...root.workspaces, name] }),
    );
    return own;
  } catch (error) {
    for (const created of [staging, folder, link, workflow])
      rmSync(created, { recursive: true, force: true });
    changed.forEach((file, index) => writeFileSync(file, before[index] ?? ''));
    throw error;
  }
};
