import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES, ROOT } from '../../build/parts/parts';
import { writeShellFacts } from '../../build/parts/shellFacts';
import { copyProject, WHOLE } from '../federation/fixture';
import { addTo, containerOf, remove } from '../federation/releaseFiles';
import { prepared } from '../fixtures/prepareOnce';
import { expect, test } from '../fixtures/test';
import { callsOf } from '../product/calls';
import { freshData } from '../product/prepared';
import { DEPLOY_TOKENS, SECRETS, tryRelease } from '../product/releases';
import { startServer } from '../product/server';

/** Empty folders of a site that was never started. */
const freshPlace = async () => ({
  dataDir: await freshData(prepared(), false),
  releasesDir: await mkdtemp(path.join(prepared().folder, 'releases-')),
  demo: false,
  settings: { DEPLOY_TOKENS },
});

const versionsAt = async (url: string): Promise<Record<string, string>> => {
  const { shell, remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as {
    shell: { version: string };
    remotes: { name: string; version: string }[];
  };
  return Object.fromEntries([...remotes, { name: 'shell', ...shell }].map(({ name, version }) => [name, version]));
};

test('npm start keeps what the administrator restored and what another team released, and releases the rest', async () => {
  test.setTimeout(240_000);
  const place = { ...(await freshPlace()), script: { name: 'start' as const, tree: ROOT } };
  const project = await copyProject();
  /** Releases a changed build of a remote over HTTP, as its team does. */
  const releaseChanged = async (url: string, remote: 'public-site' | 'admin-app', text: string) => {
    const dist = await project.takeBuild(remote);
    await addTo(dist, await containerOf(dist), `// ${text}`);
    const asTeam = { RELEASE_URL: url, DEPLOY_TOKEN: SECRETS[remote] };
    const { code, said } = await tryRelease([remote, '--without-smoke'], asTeam, project.folder);
    expect([code, said]).toEqual([0, expect.stringContaining(`${remote} `)]);
  };
  /** The same for the shell. */
  const releaseChangedShell = async (url: string, text: string) => {
    const dist = await project.takeBuild('shell');
    await addTo(dist, 'index.html', `<!-- ${text} -->`);
    await remove(dist, 'shell.json');
    await writeShellFacts(dist);
    const asTeam = { RELEASE_URL: url, DEPLOY_TOKEN: SECRETS.shell };
    const { code, said } = await tryRelease(['shell', '--without-smoke'], asTeam, project.folder);
    expect([code, said]).toEqual([0, expect.stringMatching(/^shell \S+ is live\./)]);
  };
  const rollBack = async (url: string, remote: string) => {
    const answer = await callsOf(url).send('POST', `/releases/${remote}/turns`, {
      as: 'administrator',
      body: { action: 'rollback' },
    });
    expect(answer.status).toBe(200);
  };

  const first = await startServer(place);
  const checkout = await versionsAt(first.url);
  expect(Object.keys(checkout).sort()).toEqual([...REMOTES, 'shell'].sort());
  await releaseChangedShell(first.url, 'another team');
  await releaseChanged(first.url, 'admin-app', 'another team');
  await releaseChanged(first.url, 'public-site', 'one release');
  const restored = (await versionsAt(first.url))['public-site'];
  await releaseChanged(first.url, 'public-site', 'a release that goes wrong');
  await rollBack(first.url, 'public-site');
  const before = await versionsAt(first.url);
  expect(before['public-site']).toBe(restored);
  expect(before['admin-app']).not.toBe(checkout['admin-app']);
  expect(before.shell).not.toBe(checkout.shell);
  await first.stop();

  const second = await startServer(place);
  expect(await versionsAt(second.url)).toEqual(before);
  expect(second.output()).toMatch(
    new RegExp(
      `^public-site ${restored} is live, restored by \\S+@\\S+ on [0-9-]+\\. npm start does not replace it\\. To release this checkout: npm run release -- public-site$`,
      'm',
    ),
  );
  expect(second.output()).toMatch(/^admin-app \S+ is live, released by the admin-app team on /m);
  expect(second.output()).toMatch(/^shell \S+ is live, released by the shell team on /m);
  await rollBack(second.url, 'shell');
  before.shell = checkout.shell ?? '';
  await second.stop();

  const served = await startServer({ ...place, script: { name: 'serve', tree: ROOT } });
  expect(await versionsAt(served.url)).toEqual(before);
  await served.stop();
});

test('npm start serves the live versions when parts cannot be built or released, and names those parts', async () => {
  test.setTimeout(240_000);
  const project = await copyProject(undefined, WHOLE);
  for (const part of ['shell', 'public-site', 'admin-app', 'content-server']) await project.takeBuild(part);
  const place = { ...(await freshPlace()), script: { name: 'start' as const, tree: project.folder } };
  const first = await startServer(place);
  const before = await versionsAt(first.url);
  await first.stop();

  // Only public-site can be built, and its build lacks its routes.
  for (const file of ['shell/src/index.ts', 'admin-app/src/routes.tsx', 'content-server/src/main.ts'])
    await writeFile(path.join(project.folder, file), 'this is ( no program');
  const manifest = path.join(project.folder, 'public-site/dist/mf-manifest.json');
  await writeFile(manifest, JSON.stringify({ ...JSON.parse(await readFile(manifest, 'utf8')), exposes: [] }));

  const second = await startServer(place);
  expect(await versionsAt(second.url)).toEqual(before);
  expect((await fetch(second.url)).status).toBe(200);
  const said = second.output();
  for (const part of ['shell', 'admin-app', 'content-server'])
    expect(said).toContain(`${part} could not be built; see the output above. Its earlier build is used.`);
  expect(said).toContain(
    'public-site was not released; its live version stays. public-site does not expose ./routes. Add it to its build.',
  );
  // The bundler's stack may show, but none of ours.
  expect(said).not.toMatch(/^\s+at .*\/(build|registry)\/.*:\d+:\d+/m);
  await second.stop();
});
