import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startAfresh } from './renderAdmin';

const DAYS = { '0.1.0-old': 18, '0.2.0-new': 20, '0.3.0-other': 21 };

export const release = (version: keyof typeof DAYS) => ({
  version,
  manifest: `/remotes/public-site/${version}/mf-manifest.json`,
  contract: '^1.0.0',
  prefixes: ['/'],
  integrity: { 'mf-manifest.json': 'sha384-a' } as Record<string, string>,
  preload: [],
  releasedAt: `2026-11-${DAYS[version]}T08:00:00.000Z`,
});

export const releasesDir = () => path.join(path.dirname(contentServer.uploads), 'releases');
export const shellDir = () => path.join(path.dirname(contentServer.uploads), 'shell');
export const registryFile = () => path.join(releasesDir(), 'remotes.json');
export const registry = async () =>
  JSON.parse(await readFile(registryFile(), 'utf8')) as {
    remotes: { version: string }[];
    shell?: { version: string };
    off?: string[];
  };
export const live = async () => (await registry()).remotes[0]?.version;
/** Changes parts of the registry. */
export const writeRegistry = async (changes: object) =>
  writeFile(
    registryFile(),
    JSON.stringify({ format: 1, ...(await registry().catch(() => ({}))), ...changes }),
  );
export const putLive = (
  version: keyof typeof DAYS,
  previous?: keyof typeof DAYS,
  canary?: object,
) =>
  writeRegistry({
    remotes: [
      {
        name: 'public-site',
        ...release(version),
        ...(previous && { previous: release(previous) }),
        canary,
      },
    ],
  });

/** Each test starts with a live version of the public website and the one before. */
export const startWithReleases = () => {
  beforeEach(async () => {
    await startAfresh();
    await mkdir(releasesDir(), { recursive: true });
    await putLive('0.2.0-new', '0.1.0-old');
  });
  afterEach(async () => {
    for (const folder of [releasesDir(), shellDir()])
      await rm(folder, { recursive: true, force: true });
  });
};

/** A version without failure reports. */
export const CHECKED = '0.3.0-other';

/** Writes a version's record, the live shell and its check result into the releases folder. */
export const putCheck = async (verified: boolean, contract: string, pages?: string[]) => {
  const record = {
    remote: 'public-site',
    release: release(CHECKED),
    shared: {},
    exposes: { './routes': ['mf-manifest.json', 'routes.js'] },
    files: 2,
    bytes: 240_000,
    firstBytes: 81_000,
  };
  record.release.integrity['routes.js'] = 'sha384-a';
  const checkResult = {
    remote: 'public-site',
    version: CHECKED,
    shell: 'shell-1',
    objections: [],
    smoke: { outcome: 'passed', pages },
    verified,
  };
  await mkdir(path.join(releasesDir(), `public-site/${CHECKED}`), { recursive: true });
  await mkdir(shellDir(), { recursive: true });
  await writeFile(
    path.join(releasesDir(), `public-site/${CHECKED}/.release.json`),
    JSON.stringify(record),
  );
  await writeFile(
    path.join(shellDir(), 'shell.json'),
    JSON.stringify({ version: 'shell-1', contract, shared: {} }),
  );
  await writeFile(
    path.join(releasesDir(), 'verdicts.json'),
    JSON.stringify([{ ...checkResult, at: '', by: 'a team' }]),
  );
};
