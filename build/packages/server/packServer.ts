import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOutside } from '../../../content-server/rsbuild.config';
import { buildAllStale } from '../../parts/buildStale';
import { packageOf, REMOTES, ROOT } from '../../parts/project';
import { run } from '../../parts/run';
import { licencesOf, sbomOf } from './inventory';
import { lockedPackages } from './lockedPackages';

const COPIED = [
  'content-server/bin',
  'content-server/dist',
  'content-server/demo',
  'shell/dist',
  'docs/operate',
  'docs/operate.md',
  'LICENSE',
];

/**
 * The packages that npm installs with the archive, each at the version of package-lock.json. All of
 * them are direct dependencies, because npm ignores the lock file of an archive. Packages for one
 * platform only follow from these.
 */
const dependenciesOf = (): Record<string, string> => {
  const names = Object.keys(packageOf('content-server').dependencies ?? {}).filter(isOutside);
  const dependencies: Record<string, string> = {};
  for (const { name, version, optional } of lockedPackages('content-server', names))
    if (!optional) dependencies[name] ??= version;
  return dependencies;
};

/**
 * Builds all parts and packs the server, the shell and the remotes into one archive, which npm
 * installs with the command `charity-site` (docs/operate.md).
 * @param target the folder for the archive
 * @returns the archive's path
 */
export const packServer = async (target = ROOT): Promise<string> => {
  await buildAllStale();
  const stage = mkdtempSync(path.join(tmpdir(), 'charity-site-'));
  const write = (file: string, content: object | string) =>
    writeFileSync(
      path.join(stage, file),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  const copy = (from: string, to = from) =>
    cpSync(path.join(ROOT, from), path.join(stage, to), {
      recursive: true,
      filter: (file) => !/^\.|\.map$/.test(path.basename(file)),
    });
  try {
    for (const one of COPIED) copy(one);
    for (const name of REMOTES) {
      copy(`${name}/dist`, `remotes/${name}/dist`);
      copy(`${name}/package.json`, `remotes/${name}/package.json`);
    }
    const project = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      version: string;
    };
    write('package.json', {
      ...project,
      bin: { 'charity-site': 'content-server/bin/charity-site' },
      dependencies: dependenciesOf(),
      // These are for developers.
      workspaces: undefined,
      scripts: undefined,
      devDependencies: undefined,
      overrides: undefined,
    });
    const parts = ['content-server', 'shell', ...REMOTES].map((part) => packageOf(part).name);
    const all = lockedPackages('', parts);
    write('sbom.cdx.json', sbomOf(project.version, all));
    write('LICENCES.txt', licencesOf(all));
    const args = ['pack', '--ignore-scripts', '--pack-destination', target];
    if ((await run('npm', args, { cwd: stage, quiet: true })) !== 0)
      throw new Error('npm could not pack the archive; see above.');
    return path.join(target, `charity-site-${project.version}.tgz`);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
};
