import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../store/releaseStore';
import { readShellCandidate } from '../store/shellCandidate';
import type { SharedImports } from '../types';
import { writeBuild, writeShell } from '../../testing/smallBuild';
import { ownPlace, releaseUntested, releaseUntestedShell } from '../../testing/testPlace';

const ROUTER = 'react-router-dom';

const place = ownPlace();
let store: ReleaseStore;
beforeEach(() => {
  store = place.local();
});

/** Releases a shell whose react-router-dom exports these names. */
const shellWith = async (text: string, exported?: string[]) => {
  const shared = { [ROUTER]: { version: '7.18.5', range: '^7.0.0', exports: exported } };
  await writeShell(place.shellDir, text, { shared });
  return (await releaseUntestedShell(place.shellDir, store)).version;
};
/** Releases a remote that was built against the same version and imports these names. */
const remoteWith = async (names: Record<string, string> | undefined, imports?: string) => {
  const folder = place.folder;
  const shared = [{ name: ROUTER, version: '7.18.5', requiredVersion: '^7.18.5' }];
  await writeBuild(folder, JSON.stringify([names]), { shared });
  if (names) {
    await mkdir(path.join(folder, 'server'), { recursive: true });
    const whole: SharedImports = { [ROUTER]: names };
    await writeFile(path.join(folder, 'server/imports.json'), imports ?? JSON.stringify(whole));
  }
  return releaseUntested('public-site', folder, store);
};
const live = async () => {
  const { remotes, shell } = (await store.state()).registry;
  return [remotes[0]?.version, shell?.version];
};
const makeLive = (remote: string, to: string) =>
  store.activate({ remote, action: 'release', to, by: 'Grace' });

test('a remote that imports a name that the live shell lacks is rejected with module, name and file', async () => {
  const shell = await shellWith('one', ['Link', 'useMatch']);
  const { version: first } = await remoteWith({ Link: 'src/App.tsx' });
  const names = { Link: 'src/App.tsx', useBlocker: 'src/pages/X.tsx' };
  await expect(remoteWith(names)).rejects.toThrow(
    new RegExp(
      `^public-site \\S+ uses useBlocker of react-router-dom \\(src/pages/X\\.tsx\\), which the shell ${shell} does not share\\. Do without it, or share it in the shell\\.$`,
    ),
  );
  expect(await live()).toEqual([first, shell]);
});

test('a shell that removes a name that a live remote imports is rejected, also by the site itself', async () => {
  store = (await place.site('*')).as('*');
  const first = await shellWith('one', ['Link', 'useBlocker']);
  const { version } = await remoteWith({ useBlocker: 'src/pages/X.tsx' });
  const message = `public-site ${version} uses useBlocker of react-router-dom (src/pages/X.tsx), which the shell`;
  await expect(shellWith('two', ['Link'])).rejects.toThrow(message);
  expect(await live()).toEqual([version, first]);
  const candidate = await readShellCandidate(place.shellDir);
  await store.add(candidate);
  await expect(makeLive('shell', candidate.record.release.version)).rejects.toThrow(message);
  expect(await live()).toEqual([version, first]);
});

test('builds and shells from before names were recorded are released as before', async () => {
  await shellWith('one');
  expect(await remoteWith({ useBlocker: 'src/pages/X.tsx' })).toMatchObject({ changed: true });
  expect(await remoteWith(undefined)).toMatchObject({ changed: true });
});

test('a build with an invalid list of imports is rejected', async () => {
  await shellWith('one', ['Link']);
  for (const list of ['no JSON', '[]', '{"react":["useState"]}', '{"react":{"useState":1}}'])
    await expect(remoteWith({}, list)).rejects.toThrow(
      "public-site's server/imports.json is no list of imports. Build public-site again.",
    );
  expect((await live())[0]).toBeUndefined();
});
