import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry } from './registryFile';
import { release } from './release';
import { rollback } from './rollback';
import { prune } from './prune';

/** A build as the bundler leaves it, small: what the release command reads and nothing else. */
const writeBuild = async (folder: string, text: string, manifest: object = {}) => {
  await mkdir(path.join(folder, 'static'), { recursive: true });
  await writeFile(path.join(folder, 'static/entry.js'), `// ${text}`);
  await writeFile(path.join(folder, 'static/routes.js'), `// ${text}`);
  await writeFile(path.join(folder, 'static/routes.js.br'), 'compressed');
  await writeFile(path.join(folder, '.inputs'), 'not for browsers');
  await writeFile(
    path.join(folder, 'mf-manifest.json'),
    JSON.stringify({
      metaData: { remoteEntry: { name: 'static/entry.js', path: '' } },
      shared: [],
      exposes: [{ path: './routes', assets: { js: { sync: ['static/routes.js'] }, css: { sync: [] } } }],
      ...manifest,
    }),
  );
};

let base: string;
let folder: string;
let releases: string;

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'release-'));
  folder = path.join(base, 'dist');
  releases = path.join(base, 'releases');
  await writeBuild(folder, 'one');
});
afterEach(() => rm(base, { recursive: true, force: true }));

const order = () => ({ name: 'public-site', folder, releases });
const live = async () => (await readRegistry(releases)).remotes.find(({ name }) => name === 'public-site');

it('releases a build into an immutable folder and turns the registry', async () => {
  const { version, changed } = await release(order());

  expect(changed).toBe(true);
  expect(version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
  expect(await live()).toMatchObject({
    version,
    manifest: `/remotes/public-site/${version}/mf-manifest.json`,
    prefixes: ['/'],
    preload: ['static/entry.js', 'static/routes.js'],
  });
  expect(Object.keys((await live())?.integrity ?? {})).toEqual([
    'mf-manifest.json',
    'static/entry.js',
    'static/routes.js',
  ]);
  expect(await readdir(path.join(releases, 'public-site', version, 'static'))).toEqual([
    'entry.js',
    'routes.js',
    'routes.js.br',
  ]);
  expect(await readdir(path.join(releases, 'public-site', version))).not.toContain('.inputs');
});

it('changes nothing when the content is live already, and says so', async () => {
  await release(order());
  const before = await readFile(path.join(releases, 'remotes.json'), 'utf8');
  expect((await release(order())).changed).toBe(false);
  expect(await readFile(path.join(releases, 'remotes.json'), 'utf8')).toBe(before);
});

it('keeps the earlier version, and rolls back to it and forth again', async () => {
  const first = (await release(order())).version;
  await writeBuild(folder, 'two');
  const second = (await release(order())).version;

  expect((await live())?.previous?.version).toBe(first);
  expect(await rollback('public-site', releases)).toBe(first);
  expect(await live()).toMatchObject({ version: first, previous: { version: second } });
  expect(await rollback('public-site', releases)).toBe(second);
});

it.each([
  [
    'a missing file',
    { exposes: [{ path: './routes', assets: { js: { sync: ['static/gone.js'] }, css: { sync: [] } } }] },
    'static/gone.js is named in',
  ],
  ['no routes', { exposes: [] }, 'does not expose ./routes'],
  [
    'a shared version the shell does not bring',
    { shared: [{ name: 'react', version: '99.0.0', requiredVersion: '^99.0.0' }] },
    'needs react ^99.0.0',
  ],
  [
    'a share the shell does not know',
    { shared: [{ name: 'lodash', version: '4.0.0', requiredVersion: '^4.0.0' }] },
    'shares lodash',
  ],
])('refuses %s and leaves the registry as it was', async (_what, manifest, message) => {
  await release(order());
  const before = await readFile(path.join(releases, 'remotes.json'), 'utf8');
  await writeBuild(folder, 'broken', manifest);

  await expect(release(order())).rejects.toThrow(message);
  expect(await readFile(path.join(releases, 'remotes.json'), 'utf8')).toBe(before);
});

it('refuses a remote that is not built, with what to do', async () => {
  await rm(folder, { recursive: true });
  await expect(release(order())).rejects.toThrow('public-site is not built. Run: npm run build -w public-site');
});

it('tells a second writer to try again instead of losing a release', async () => {
  await release(order());
  await writeBuild(folder, 'two');
  await writeFile(path.join(releases, '.remotes.json.lock'), '');
  await expect(release(order())).rejects.toThrow('Another release is being written at this moment. Try again');
});

it('prunes old versions but never one the registry names', async () => {
  const versions: string[] = [];
  for (let build = 0; build < 9; build += 1) {
    await writeBuild(folder, `build ${build}`);
    versions.push((await release(order())).version);
  }
  const removed = await prune(releases);

  expect(removed).toHaveLength(2);
  const left = await readdir(path.join(releases, 'public-site'));
  expect(left).toEqual(expect.arrayContaining(versions.slice(-2)));
  expect(left).toHaveLength(7);
});

it('has nothing to go back to before a second release', async () => {
  await release(order());
  await expect(rollback('public-site', releases)).rejects.toThrow('public-site has no earlier version to go back to.');
});
