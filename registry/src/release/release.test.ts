import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../store/releaseStore';
import { httpStore, siteAddress } from './httpStore';
import { readCandidate, type Declared } from '../store/candidate';
import { declaredBy } from './settings';
import { releasedText } from './commands';
import { listRemotes } from '../operator/list';
import { check, release, type ReleaseRequest } from './release';
import { changes } from '../operator/report';
import { exposed, smallShell, writeBuild } from '../../testing/smallBuild';
import { firstShell, ownPlace, passed, STORES, tokenOf } from '../../testing/testPlace';
import { skipped, type SmokeTest } from '../smoke/smokeTest';

const place = ownPlace();
let store: ReleaseStore;
let folder: string;
let releases: string;

beforeEach(async () => {
  ({ folder, releases } = place);
  store = place.local();
  await place.writeFirstShell();
  await writeBuild(folder, 'one');
});

/** A file that begins like a JPEG. */
const jpegOf = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text)]);
/** Content of a file by its path, or by its URL with the deploy token. */
const contentAt = async (where: string): Promise<Buffer> => {
  if (!where.startsWith('http')) return readFile(where);
  const response = await fetch(where, { headers: { authorization: `Bearer ${tokenOf('*')}` } });
  return Buffer.from(await response.arrayBuffer());
};

const registryText = async () => JSON.stringify((await store.state()).registry);

const order = (more: Partial<ReleaseRequest> = {}): ReleaseRequest => ({
  name: 'public-site',
  folder,
  store,
  smoke: passed,
  by: 'Grace',
  firstShell,
  ...more,
});
const live = async () =>
  (await store.state()).registry.remotes.find(({ name }) => name === 'public-site');
const rollBack = (to?: string) =>
  store.activate({ remote: 'public-site', action: 'rollback', to, by: 'Peter' });

/** A smoke test that fails with a unique screenshot. */
const failing =
  (note: string): SmokeTest =>
  () =>
    Promise.resolve({
      outcome: 'failed',
      note,
      failedPage: { path: '/donate', width: 360, console: ['TypeError: nothing to give'] },
      image: jpegOf(note),
    });
const screenshots = () => readdir(path.join(releases, '.screenshots/public-site'));

/** Moves all stored dates back by a number of days. */
const daysPass = async (days: number) => {
  const earlier = (time: string) => new Date(Date.parse(time) - days * 86_400_000).toISOString();
  const older = (text: string) =>
    text.replaceAll(
      /"(at|releasedAt)":( ?)"([^"]+)"/g,
      (_all, key, space, at) => `"${key}":${space}"${earlier(at)}"`,
    );
  for (const file of await readdir(releases, { recursive: true })) {
    if (!file.endsWith('.release.json')) continue;
    const text = await readFile(path.join(releases, file), 'utf8');
    await writeFile(path.join(releases, file), older(text));
  }
  const { database } = place;
  for (const { _id, entry } of await database.selectFrom('release_history').selectAll().execute())
    await database
      .updateTable('release_history')
      .set({ entry: older(entry) })
      .where('_id', '=', _id)
      .execute();
};

describe.each(STORES)('to %s', (_where, open, team) => {
  beforeEach(async () => {
    store = await open(place);
  });

  test('releases a build into an immutable folder, keeps the earlier version, and rolls back and forth', async () => {
    const { version: first, changed } = await release(order());
    expect(changed).toBe(true);
    expect(first).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
    expect(await live()).toMatchObject({
      version: first,
      manifest: `/remotes/public-site/${first}/mf-manifest.json`,
      prefixes: ['/'],
      smokePath: '/',
      preload: ['static/entry.js', 'static/routes.js'],
    });
    const files = ['mf-manifest.json', 'static/entry.js', 'static/routes.js'];
    expect(Object.keys((await live())?.integrity ?? {})).toEqual(files);
    const there = path.join(releases, 'public-site', first);
    expect((await readdir(path.join(there, 'static'))).sort()).toEqual([
      'entry.js',
      'entry.js.br',
      'entry.js.gz',
      'routes.js',
      'routes.js.br',
      'routes.js.gz',
    ]);
    expect(await readdir(there)).not.toContain('.inputs');
    expect(await readdir(path.join(releases, 'public-site'))).toEqual([first]);

    await writeBuild(folder, 'two');
    const second = (await release(order())).version;
    expect((await live())?.previous?.version).toBe(first);
    expect((await rollBack()).version).toBe(first);
    expect(await live()).toMatchObject({ version: first, previous: { version: second } });
    expect((await rollBack(second)).version).toBe(second);
    expect(await store.prune('public-site', 0)).toEqual([]);

    const { history, registry } = await store.state();
    expect(registry.revision).toBe(4);
    expect(history).toMatchObject([
      { revision: 4, action: 'rollback', from: first, to: second, by: team ?? 'Peter' },
      { revision: 3, action: 'rollback', from: second, to: first, by: team ?? 'Peter' },
      { revision: 2, action: 'release', from: first, to: second, by: team ?? 'Grace' },
      { revision: 1, action: 'release', from: null, to: first, by: team ?? 'Grace' },
    ]);
    for (const { at } of history) expect(Date.parse(at)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('stores the messages and a screenshot of a failed page for its team and the administrator', async () => {
    await release(order());
    await writeBuild(folder, 'two');
    const before = await registryText();
    const refused = await release(order({ smoke: failing('it threw') })).catch(
      (error: Error) => error.message,
    );
    expect(await registryText()).toBe(before);
    const lines = String(refused).split('\n');
    expect(lines[0]).toMatch(/failed its smoke test.*it threw/);
    expect(lines.slice(1, 3)).toEqual([
      '  /donate, 360 pixels wide, wrote to the console:',
      '    TypeError: nothing to give',
    ]);
    const [, shot = ''] =
      /^ {2}Screenshot of \/donate, 360 pixels wide: (\S+)$/.exec(lines[3] ?? '') ?? [];
    expect(await contentAt(shot)).toEqual(Buffer.from(jpegOf('it threw')));
    const [checkResult] = (await store.state()).checkResults;
    expect(checkResult?.smoke.failedPage).toEqual({
      path: '/donate',
      width: 360,
      console: ['TypeError: nothing to give'],
      screenshot: `public-site/${path.basename(shot)}`,
    });
    expect(await listRemotes({ store })).toContain(
      `  refused ${checkResult?.version}: compatible, smoke test failed (it threw); in shell shell-1`,
    );
  });

  test('detects a file that was changed after the build', async () => {
    const { candidate, version } = await release(order());
    expect(await store.verifyFiles(candidate.record)).toEqual([]);
    await writeFile(path.join(releases, 'public-site', version, 'static/entry.js'), 'tampered');
    for (const file of await readdir(path.join(releases, 'public-site', version, 'static')))
      if (file !== 'entry.js')
        await rm(path.join(releases, 'public-site', version, 'static', file));
    expect((await store.verifyFiles(candidate.record)).sort()).toEqual([
      expect.stringMatching(/^static\/entry\.js .*not what was built/),
      expect.stringMatching(/^static\/routes\.js .*(not there|answered 404)/),
    ]);
  });

  test('a change of what the package declares is a new version of the same files', async () => {
    await release(order());
    const declared = declaredBy('public-site');
    const versionWith = async (changes: Partial<Declared>) =>
      (await readCandidate('public-site', folder, { ...declared, ...changes })).record.release
        .version;
    const same = await versionWith({});
    expect(same).toBe((await live())?.version);
    const changed = [{ contract: '^1.1.0' }, { prefixes: ['/', '/more'] }, { smokePath: '/news' }];
    const versions = await Promise.all(changed.map(versionWith));
    expect(new Set([same, ...versions]).size).toBe(changed.length + 1);
    // The order of the fields does not matter; HTTP can change it.
    const { smokePath, ...others } = declared;
    expect(
      (await readCandidate('public-site', folder, { smokePath, ...others })).record.release.version,
    ).toBe(same);
    const next = await readCandidate('public-site', folder, { ...declared, smokePath: '/news' });
    expect((await store.add(next)).release).toMatchObject({
      version: versions[2],
      smokePath: '/news',
    });
  });
});

test('keeps both of two concurrent releases of two remotes, and rejects one of two of the same remote', async () => {
  const other = path.join(place.base, 'other');
  await writeBuild(other, 'admin');
  await Promise.all([release(order()), release(order({ name: 'admin-app', folder: other }))]);
  const { registry, history } = await store.state();
  expect(registry.remotes.map(({ name }) => name)).toEqual(['admin-app', 'public-site']);
  expect(history.map(({ revision }) => revision)).toEqual([2, 1]);

  const folders = await Promise.all(
    ['two', 'three'].map(async (text) => {
      await writeBuild(path.join(place.base, text), text);
      return path.join(place.base, text);
    }),
  );
  // Both have read the state before either changes the registry.
  let waiting = folders.length;
  let go: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (go = resolve));
  const smoke: SmokeTest = async () => {
    waiting -= 1;
    if (waiting === 0) go();
    await both;
    return { outcome: 'passed' };
  };
  const ends = await Promise.allSettled(
    folders.map((one) => release(order({ folder: one, smoke }))),
  );

  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = ends.find((end) => end.status === 'rejected');
  expect(String(refused?.reason)).toMatch(/is live now, no longer .* try again/);
  expect((await store.state()).history).toHaveLength(3);
});

test('checks a build against its budget of time, compares it with the live version, and checks it again', async () => {
  await release(
    order({ smoke: () => Promise.resolve({ outcome: 'passed', pages: ['/'], took: 11_900 }) }),
  );
  await writeBuild(folder, 'two');
  const strict: Declared = {
    ...declaredBy('public-site'),
    strict: { time: 12_000 },
    sources: { 'font-src': [] },
  };
  const timed = (took: number) =>
    order({
      declared: strict,
      smoke: () => Promise.resolve({ outcome: 'passed', pages: ['/'], took }),
    });
  const message =
    'The pages of public-site took 12.3 s in the smoke test, and its budget is 12.0 s ("strict" in its package.json). Make them faster, or raise the budget.';
  await expect(release(timed(12_345))).rejects.toThrow(message);
  expect((await store.state()).checkResults[0]?.errors).toEqual([message]);
  const outcome = await release(timed(11_000));
  expect(outcome.changed).toBe(true);
  expect(releasedText('public-site', outcome)).toContain(
    '  smoke test passed (1 pages on phone and desktop in 11.0 s, live version 11.9 s)',
  );
});

test('lists the pages of the build, and rejects an invalid list', async () => {
  const file = path.join(folder, 'server/routes.json');
  const pages = [{ path: '/news', query: ['page'], head: { title: 'News' } }];
  await mkdir(path.dirname(file));
  await writeFile(file, JSON.stringify(pages));
  await release(order());
  expect((await live())?.routes).toEqual(pages);
  const before = await registryText();
  const unclear = '[{"path":"/news","query":[],"head":{"indexable":"no"}}]';
  for (const wrong of [
    '[{"path":"news","query":[],"head":{}}]',
    unclear,
    '{"pages":[]}',
    'no JSON',
  ]) {
    await writeFile(file, wrong);
    await expect(release(order())).rejects.toThrow(
      "public-site's server/routes.json is no list of pages.",
    );
  }
  expect(await registryText()).toBe(before);
});

test('changes nothing when the content is already live, and rejects a remote that is not built', async () => {
  await release(order());
  const before = await registryText();
  expect((await release(order())).changed).toBe(false);
  expect(await registryText()).toBe(before);
  await rm(folder, { recursive: true });
  await expect(release(order())).rejects.toThrow(
    'public-site is not built. Run: npm run build -w public-site',
  );
});

test.each([
  ['a missing file', [exposed('./routes', 'static/gone.js')], 'static/gone.js is named in'],
  ['no routes', [], 'does not expose ./routes. Add it to its build.'],
  [
    'routes without a script',
    [exposed('./routes')],
    'exposes ./routes without a script. Build it again.',
  ],
  [
    'an expose that is gone',
    [exposed('./routes', 'static/routes.js')],
    'no longer exposes ./teaser, which 0.1.0-',
  ],
])('rejects %s, records it, and leaves the registry unchanged', async (_what, exposes, message) => {
  await writeBuild(folder, 'one', {
    exposes: [exposed('./routes', 'static/routes.js'), exposed('./teaser', 'static/entry.js')],
  });
  await release(order());
  const before = await registryText();
  await writeBuild(folder, 'broken', { exposes });
  await expect(release(order())).rejects.toThrow(message);
  expect(await registryText()).toBe(before);
  const [checkResult] = (await store.state()).checkResults;
  expect(checkResult?.errors.join('\n')).toContain(message);
});

test('releases without a smoke test if there is no browser, and says so', async () => {
  const { checkResult } = await check(order({ smoke: skipped('no browser') }));
  expect(checkResult).toMatchObject({
    shell: 'shell-1',
    errors: [],
    smoke: { outcome: 'left out', note: 'no browser' },
  });
  const released = await release(order({ smoke: skipped('no browser') }));
  expect(released.changed).toBe(true);
  expect(releasedText('public-site', released)).toContain('  smoke test skipped (no browser)');
});

test('stores few screenshots, and none of a removed version', async () => {
  await release(order());
  for (let build = 0; build < 12; build += 1) {
    await writeBuild(folder, `refused ${build}`);
    await check(order({ smoke: failing(`fault ${build}`) }));
  }
  expect(await screenshots()).toHaveLength(10);
  await daysPass(31);
  await store.prune('public-site', 2);
  expect(await screenshots()).toHaveLength(2);
  expect((await store.state()).checkResults).toHaveLength(3);
});

test('reuses a check result from the live shell, and checks again in another shell', async () => {
  const smoke = jest.fn(passed);
  await check(order({ smoke, by: 'Mary' }));
  const released = await release(order({ smoke }));
  expect(released).toMatchObject({
    changed: true,
    reused: true,
    checkResult: { smoke: { outcome: 'passed' } },
  });
  expect(smoke).toHaveBeenCalledTimes(1);
  await check(order({ smoke }));
  expect(smoke).toHaveBeenCalledTimes(2);

  await writeBuild(folder, 'two');
  await check(order({ smoke: skipped('no browser') }));
  expect((await release(order({ smoke }))).reused).toBe(false);
  expect(smoke).toHaveBeenCalledTimes(3);

  await rollBack();
  await writeFile(path.join(place.shellDir, 'shell.json'), JSON.stringify(smallShell('shell-2')));
  expect((await release(order({ smoke }))).reused).toBe(false);
  expect(smoke).toHaveBeenCalledTimes(4);
});

test('prunes old versions, but not those in the registry or those that open tabs may use', async () => {
  const versions: string[] = [];
  for (let build = 0; build < 14; build += 1) {
    await writeBuild(folder, `build ${build}`);
    versions.push((await release(order())).version);
  }
  await rollBack(versions[0]);
  await daysPass(29);
  expect(await store.prune('public-site', 0)).toEqual([]);
  await daysPass(2);
  const removed = await store.prune('public-site');

  expect(removed.sort()).toEqual(versions.slice(1, 3).sort());
  const left = await readdir(path.join(releases, 'public-site'));
  expect(left.sort()).toEqual([...versions.slice(0, 1), ...versions.slice(3)].sort());

  // The oldest version was live until just now, so tabs may have it open.
  await rollBack(versions[3]);
  await rollBack(versions[4]);
  await writeBuild(folder, 'only tried');
  const { candidate } = await check(order());
  expect((await store.prune('public-site', 0)).sort()).toEqual(versions.slice(5).sort());
  expect((await readdir(path.join(releases, 'public-site'))).sort()).toEqual(
    [...[0, 3, 4].map((index) => versions[index]), candidate.record.release.version].sort(),
  );
  await expect(rollBack(versions[5])).rejects.toThrow(
    `There is no version ${versions[5]} of public-site.`,
  );
});

test('cannot roll back before a second release, or to a version that no longer fits the shell', async () => {
  await expect(rollBack()).rejects.toThrow('public-site has never been released.');
  await release(order());
  await expect(rollBack()).rejects.toThrow('public-site has no earlier version to go back to.');
  await writeBuild(folder, 'two');
  await release(order());
  const later = { ...smallShell('shell-2'), contract: '2.0.0' };
  await writeFile(path.join(place.shellDir, 'shell.json'), JSON.stringify(later));
  await expect(rollBack()).rejects.toThrow('the shell offers 2.0.0');
});

test.each([
  [
    { scripts: 1 },
    'public-site\'s "strict" has scripts. It can have script and style (in bytes) and time',
  ],
  [
    { script: '120 kB' },
    'public-site\'s "strict" has no valid script. It is a whole number from 0.',
  ],
])('the budgets %j are rejected', async (strict, message) => {
  const declared = { ...declaredBy('public-site'), strict: strict as Declared['strict'] };
  await expect(readCandidate('public-site', folder, declared)).rejects.toThrow(message);
});

test('reports changes in size and in shared versions', async () => {
  const share = (version: string) => ({
    shared: [{ name: 'react', version, requiredVersion: '^19.0.0' }],
  });
  await writeBuild(folder, 'one', share('19.0.0'));
  const first = await release(order());
  await writeBuild(folder, 'two, which is longer', share('19.1.0'));
  const second = await release(order());
  const report = changes(second.candidate.record, first.candidate.record);
  expect(report).toMatch(
    /^ {2}3 files, 0\.\d kB.*; scripts 0\.\d kB \(\+0\.\d kB\), styles 0\.0 kB$/m,
  );
  expect(report).toContain('react 19.0.0 → 19.1.0 (minor)');
  expect(changes(second.candidate.record, second.candidate.record)).toContain(
    'shared versions as before',
  );
});

test('does not send the deploy token unencrypted to another machine', () => {
  expect(siteAddress('https://example.org/')).toBe('https://example.org');
  expect(siteAddress('http://localhost:3000')).toBe('http://localhost:3000');
  expect(() => siteAddress('http://example.org')).toThrow('Release to example.org over https');
  expect(() => siteAddress('example')).toThrow('example is no address.');
});

test('reports that the site cannot be reached, or does not know the deploy token', async () => {
  const nobody = httpStore({ url: 'http://127.0.0.1:9', token: tokenOf('*') });
  await expect(nobody.state()).rejects.toThrow(
    /http:\/\/127\.0\.0\.1:9 cannot be reached.*Nothing was changed/,
  );
  const { url } = await place.site('shop');
  await expect(httpStore({ url, token: tokenOf('nobody') }).state()).rejects.toThrow(
    `${url} does not know this deploy token. Set DEPLOY_TOKEN to one that its DEPLOY_TOKENS names. Nothing was changed.`,
  );
});
