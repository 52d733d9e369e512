import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES } from '../packages';
import { ROOT } from '../../parts/parts';
import { packageOf } from '../../parts/workspaces.cjs';
import { checkName, NewRemoteError } from './name';
import { named, writeTemplate } from './texts';

const PAGES = path.join(ROOT, 'build/packages/newRemote/template/src');
const REPOSITORY = path.join(ROOT, 'build/packages/newRemote/standalone');
/** The entry of released remotes, the same for all. */
const RELEASED = 'public-site/src/released.ts';

/**
 * Files that are stored under another name, because git and npm would use them in this repository.
 */
const RENAMED: Record<string, string> = { gitignore: '.gitignore', 'remote.json': 'package.json' };

/**
 * The version of each dependency: current versions of published packages, and those of the shell
 * and the remotes.
 */
const versions = (): Record<string, string> => {
  const published = Object.keys(PACKAGES).map((folder) => {
    const { name, version } = packageOf(folder);
    return [name, `^${version}`];
  });
  return {
    ...packageOf('shell').dependencies,
    ...packageOf('public-site').dependencies,
    ...(Object.fromEntries(published) as Record<string, string>),
  };
};

const withVersions = (text: string): string => {
  const current = versions();
  return text.replaceAll(/"((?:@[\w-]+\/)?[\w-]+)": "\*"/g, (_, name: string) => {
    if (!current[name]) throw new Error(`No workspace has a version of ${name}.`);
    return `"${name}": "${current[name]}"`;
  });
};

const isEmpty = (folder: string) =>
  !existsSync(folder) || readdirSync(folder).every((file) => file === '.git');

/**
 * Creates a repository with one remote, which only needs the published packages.
 * @param prefix the path of its pages
 * @param folder a new or empty folder
 * @throws NewRemoteError if the name, the prefix or the folder is invalid; nothing is written then
 */
export const newRepository = async (
  name: string,
  prefix: string,
  folder: string,
): Promise<void> => {
  await checkName(name, prefix, 'standalone');
  if (!isEmpty(folder)) throw new NewRemoteError(`${folder} is not empty. Nothing was written.`);
  const isNew = !existsSync(folder);
  try {
    const text = (content: string) => named(content, name, prefix);
    const page = (content: string) =>
      text(content).replaceAll('@charity-site/shell/contract', '@charity-site/remote-sdk/contract');
    await writeTemplate(PAGES, path.join(folder, 'src'), page);
    await writeTemplate(
      REPOSITORY,
      folder,
      (content) => withVersions(text(content)),
      (file) => RENAMED[file] ?? file,
    );
    cpSync(path.join(ROOT, RELEASED), path.join(folder, 'src/released.ts'));
  } catch (error) {
    for (const file of isNew ? [folder] : readdirSync(folder).filter((one) => one !== '.git'))
      rmSync(path.resolve(folder, file), { recursive: true, force: true });
    throw error;
  }
};
