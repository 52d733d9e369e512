import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES, ROOT } from '../../../build/parts/parts';
import { writeShellFacts } from '../../../build/parts/buildFacts';
import { copyProject } from '../../federation/fixture';
import { addTo, containerOf, remove } from '../../federation/releaseFiles';
import { prepared } from '../../fixtures/prepareOnce';
import { expect, test } from '../../fixtures/test';
import { DEPLOY_TOKENS, SECRETS, tryRelease } from '../../fixtures/product/releases';
import { startServer } from '../../fixtures/product/server';

const versionsAt = async (url: string): Promise<Record<string, string>> => {
  const { shell, remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as {
    shell: { version: string };
    remotes: { name: string; version: string }[];
  };
  return Object.fromEntries(
    [...remotes, { name: 'shell', ...shell }].map(({ name, version }) => [name, version]),
  );
};

test('npm start releases the checkout, but never replaces later releases of teams over HTTP', async () => {
  test.setTimeout(240_000);
  const place = {
    dataDir: await mkdtemp(path.join(prepared().folder, 'data-')),
    releasesDir: await mkdtemp(path.join(prepared().folder, 'releases-')),
    demo: false,
    settings: { DEPLOY_TOKENS },
    script: { name: 'start' as const, tree: ROOT },
  };
  const project = await copyProject();
  const first = await startServer(place);
  const checkout = await versionsAt(first.url);
  expect(Object.keys(checkout).sort()).toEqual([...REMOTES, 'shell'].sort());
  const release = async (part: 'shell' | 'admin-app') => {
    const asTeam = { RELEASE_URL: first.url, DEPLOY_TOKEN: SECRETS[part] };
    const { code, said } = await tryRelease([part, '--without-smoke'], asTeam, project.folder);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^${part} \\S+ is live\\.`)),
    ]);
  };
  const shell = await project.takeBuild('shell');
  await addTo(shell, 'index.html', '<!-- another team -->');
  await remove(shell, 'shell.json');
  await writeShellFacts(shell);
  await release('shell');
  const admin = await project.takeBuild('admin-app');
  await addTo(admin, await containerOf(admin), '// another team');
  await release('admin-app');
  const before = await versionsAt(first.url);
  expect(before).toEqual({
    ...checkout,
    'admin-app': expect.not.stringMatching(checkout['admin-app'] ?? ''),
    shell: expect.not.stringMatching(checkout.shell ?? ''),
  });
  await first.stop();

  const second = await startServer(place);
  expect(await versionsAt(second.url)).toEqual(before);
  expect(second.output()).toMatch(
    /^admin-app \S+ is live, released by the admin-app team on [0-9-]+\. The start does not replace it\. To release this checkout: npm run release -- admin-app$/m,
  );
  expect(second.output()).toMatch(/^shell \S+ is live, released by the shell team on /m);
  await second.stop();
});
