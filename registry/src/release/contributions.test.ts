import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../store/releaseStore';
import { CONTRIBUTIONS_FILE } from '../store/contributionsFile';
import { listRemotes } from '../operator/list';
import { switchRemote } from '../operator/operatorCommands';
import { exposed, writeBuild, writeShell } from '../../testing/smallBuild';
import { ownPlace, releaseUnchecked, releaseUntestedShell, STORES } from '../../testing/testPlace';
import { readCandidate } from '../store/candidate';

const place = ownPlace();
let store: ReleaseStore;
beforeEach(async () => {
  store = place.local();
  await writeShell(place.shellDir, 'one');
  await releaseUntestedShell(place.shellDir, store);
});

const ROUTES = exposed('./routes', 'static/routes.js');

/** Writes a build of the shop with contributions. */
const build = async (contributions: unknown, exposes: object[] = [ROUTES]) => {
  const folder = path.join(place.base, 'shop');
  await writeBuild(folder, JSON.stringify(contributions), { exposes });
  await mkdir(path.join(folder, 'server'), { recursive: true });
  await writeFile(path.join(folder, CONTRIBUTIONS_FILE), JSON.stringify(contributions));
  return folder;
};
const declared = (contract = '^1.3.0') => ({
  version: '0.1.0',
  contract,
  prefixes: ['/shop'],
  smokePath: '/shop',
});

/** Releases a build. @returns its contributions in the registry */
const releaseShop = async (contributions: unknown, exposes?: object[], contract?: string) => {
  await releaseUnchecked(store, 'shop', await build(contributions, exposes), declared(contract));
  return (await store.state()).registry.remotes[0]?.contributions;
};

const MENU = { at: 'menu', label: 'Shop', path: '/shop', order: 5, on: 'desktop' };
const WIDGET = {
  at: 'home.beforeFooter',
  label: 'Latest gifts',
  module: './LatestGifts',
  height: 120,
};

test('what a build contributes is in the registry when it goes live', async () => {
  const withWidget = [ROUTES, exposed('./LatestGifts', 'static/entry.js')];
  expect(await releaseShop([MENU, WIDGET], withWidget)).toEqual([MENU, WIDGET]);
  // A widget's module may be dropped with the widget; no other remote uses it.
  expect(await releaseShop([MENU])).toEqual([MENU]);
});

test.each([
  ['no list', { at: 'menu' }, "shop's contributions are no list of at most 20."],
  ['something else', ['menu'], 'Contribution 1 of shop is no object.'],
  [
    'an unknown place',
    [MENU, { ...MENU, at: 'header' }],
    'Contribution 2 of shop names the place "header". There are menu, footer, sidebar, tiles, home.beforeFooter, update.afterText, admin.dashboard.',
  ],
  ['no label', [{ at: 'footer', path: '/shop' }], 'Contribution 1 of shop has no label.'],
  [
    'a label that is too long',
    [{ ...MENU, label: 'x'.repeat(41) }],
    'has no valid label. It is a text of at most 40 characters.',
  ],
  [
    'an address elsewhere',
    [{ ...MENU, path: 'https://x.org' }],
    'has no valid path. It is a path in small letters',
  ],
  [
    'a broken order',
    [{ ...MENU, order: -1 }],
    'has no valid order. It is a whole number from 0 to 9999.',
  ],
  [
    'a form of the menu',
    [{ ...MENU, at: 'footer' }],
    'Contribution 1 of shop has "on", which footer does not take.',
  ],
  [
    'a widget without module',
    [{ at: 'admin.dashboard', label: 'Sales' }],
    'Contribution 1 of shop has no module.',
  ],
  ['the routes as a widget', [{ ...WIDGET, module: './routes' }], 'has no valid module.'],
  ['the same twice', [MENU, { ...MENU, label: 'Books' }], 'shop contributes "menu /shop" twice.'],
])('%s is rejected with a message', async (_what, contributions, message) => {
  await expect(readCandidate('shop', await build(contributions), declared())).rejects.toThrow(
    message,
  );
});

test('the site rejects links to pages of others, missing modules, and a contract without contributions', async () => {
  store = (await place.site('*')).as('*');
  await expect(releaseShop([{ ...MENU, path: '/donate' }, WIDGET])).rejects.toThrow(
    [
      'shop contributes "Shop", which leads to /donate. None of its prefixes covers that (/shop). Lead to one of shop\'s own pages.',
      'shop contributes "Latest gifts" from ./LatestGifts, which it does not expose. Build shop again.',
    ].join('\n'),
  );
  await expect(releaseShop([MENU], [ROUTES], '^1.0.0')).rejects.toThrow(
    'shop contributes to other pages, which the shell contract offers from 1.3.0 on, but asks for ^1.0.0. Ask for ^1.3.0.',
  );
  expect((await store.state()).registry.remotes).toEqual([]);
});

test('contributions that are switched off stay off in the next release', async () => {
  await releaseShop([MENU]);
  const administrator = place.local('administrator');
  const request = { remote: 'shop', on: false, by: 'admin@example.org' };
  await administrator.switch({ ...request, contribution: 'menu /shop' });
  await administrator.switch(request);
  await releaseShop([MENU, { ...MENU, at: 'footer', on: undefined }]);
  const { registry, history } = await store.state();
  expect(registry.off).toEqual(['shop', 'shop menu /shop']);
  expect(history.map(({ action, to }) => `${action} ${to}`)).toMatchObject([
    expect.stringMatching('^release 0.1.0-'),
    'off ',
    'off menu /shop',
    expect.stringMatching('^release 0.1.0-'),
    expect.stringMatching('^release 0.1.0-'),
  ]);
});

test.each(STORES)(
  'the operator of %s switches a part off and on with the command, which the list and the history show',
  async (_where, open, by = 'Grace') => {
    store = await open(place);
    const origin = by === 'Grace' ? 'command' : 'token';
    await releaseShop([MENU]);
    const means = { store, by: 'Grace' };
    const one = { contribution: 'menu /shop', on: false };
    expect(await switchRemote('shop', one, means)).toBe(
      'shop menu /shop is switched off. Visitors notice with the next page they open.',
    );
    await switchRemote('shop', { contribution: '', on: false }, means);
    const list = () => listRemotes(means);
    expect(await list()).toContain('\n  switched off\n  contributes menu /shop (off)\n');
    expect((await store.state()).history.slice(0, 2)).toMatchObject([
      { action: 'off', remote: 'shop', to: '', by, origin },
      { action: 'off', remote: 'shop', to: 'menu /shop', by, origin },
    ]);
    expect(await switchRemote('shop', { contribution: '', on: true }, means)).toBe(
      'shop is switched on. Visitors notice with the next page they open.',
    );
    expect((await store.state()).registry.off).toEqual(['shop menu /shop']);
  },
);

test('a changed contribution alone is a new version', async () => {
  const versionOf = async (label: string) => {
    const folder = await build([{ ...MENU, label }]);
    // The same code: writeBuild would write other code for other contributions.
    await writeBuild(folder, 'the same');
    return (await readCandidate('shop', folder, declared())).record.release.version;
  };
  expect(await versionOf('Shop')).not.toBe(await versionOf('Our shop'));
  expect(await versionOf('Shop')).toBe(await versionOf('Shop'));
});
