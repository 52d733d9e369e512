import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOutside } from '../../../content-server/rsbuild.config';
import { buildAllStale } from '../../parts/buildStale';
import { packageOf, REMOTES, ROOT } from '../../parts/project';
import { run } from '../../parts/run';
import { licencesOf, sbomOf } from './inventory';
import { lockedPackages, nameOf } from './lockedPackages';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The packages that npm installs with the archive, each at the version of package-lock.json. All of
 * them are direct dependencies, because npm ignores the lock file of an archive. Packages for one
 * platform only follow from these.
 */
const dependenciesOf = (): Record<string, string> => {
  const names = Object.keys(packageOf('content-server').dependencies ?? {}).filter(isOutside);
  const dependencies: Record<string, string> = {};
  for (const [folder, { version, optional }] of lockedPackages('content-server', names))
    if (!optional) dependencies[nameOf(folder)] ??= version;
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
  const { version, description, license, engines } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Record<'version' | 'description' | 'license', string> & { engines: object };
  const stage = mkdtempSync(path.join(tmpdir(), 'charity-site-'));
  const write = (file: string, text: string) => writeFileSync(path.join(stage, file), text);
  const copy = (from: string, to = from) =>
    cpSync(path.join(ROOT, from), path.join(stage, to), {
      recursive: true,
      filter: (file) => !/^\.|\.map$/.test(path.basename(file)),
    });
  try {
    for (const part of ['bin', 'dist', 'demo']) copy(`content-server/${part}`);
    for (const one of ['shell/dist', 'docs/operate', 'docs/operate.md', 'LICENSE']) copy(one);
    for (const name of REMOTES) {
      copy(`${name}/dist`, `remotes/${name}/dist`);
      const { version: built, federation } = packageOf(name);
      write(`remotes/${name}/package.json`, json({ name, version: built, federation }));
    }
    const parts = ['content-server', 'shell', ...REMOTES];
    const all = lockedPackages(
      '',
      parts.map((part) => packageOf(part).name),
    );
    write('sbom.cdx.json', sbomOf(version, all));
    write('LICENCES.txt', licencesOf(all));
    write(
      'package.json',
      json({
        name: 'charity-site',
        version,
        description,
        license,
        private: true,
        type: 'module',
        engines,
        bin: { 'charity-site': 'content-server/bin/charity-site' },
        dependencies: dependenciesOf(),
      }),
    );
    const args = ['pack', '--ignore-scripts', '--pack-destination', target];
    if ((await run('npm', args, { cwd: stage, quiet: true })) !== 0)
      throw new Error('npm could not pack the archive; see above.');
    return path.join(target, `charity-site-${version}.tgz`);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
};
