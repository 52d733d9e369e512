import path from 'node:path';
import { grantPrefix } from '../operator/operatorCommands';
import { writeBuild, writeRoutes, writeShell } from '../../testing/smallBuild';
import {
  ownPlace,
  releaseUnchecked,
  releaseUntested,
  releaseUntestedShell,
  type TestPlace,
} from '../../testing/testPlace';

const place = ownPlace();
let site: Awaited<ReturnType<TestPlace['site']>>;
/** The store of the running site with the token of a team. */
const as = (team: 'shop' | 'public-site' | '*') => site.as(team);

beforeEach(async () => {
  site = await place.site('shop', 'public-site', '*');
  await writeShell(place.shellDir, 'one');
  const store = place.local();
  await releaseUntestedShell(place.shellDir, store);
  for (const name of ['public-site', 'admin-app']) {
    const folder = path.join(place.base, name);
    await writeBuild(folder, name);
    if (name === 'public-site') await writeRoutes(folder, '/donate/:way');
    await releaseUntested(name, folder, store);
  }
});

/**
 * Uploads a build of the shop that claims some prefixes, reports a passed test, and requests
 * activation.
 */
const releaseShop = async (...prefixes: string[]) => {
  const folder = path.join(place.base, 'shop');
  await writeBuild(folder, prefixes.join());
  const declared = { version: '0.1.0', contract: '^1.2.0', prefixes, smokePath: '/shop' };
  return releaseUnchecked(as('shop'), 'shop', folder, declared);
};
const liveNames = async () => (await as('*').state()).registry.remotes.map(({ name }) => name);

test('a remote cannot take the pages of others with its own token, whatever it reports', async () => {
  await expect(releaseShop('/shop', '/donate', '/admin/login', '/uploads')).rejects.toThrow(
    /^\/donate belongs to public-site.*\n\/admin\/login belongs to admin-app.*\n\/uploads belongs to the server\./,
  );
  expect(await liveNames()).toEqual(['admin-app', 'public-site']);
});

test('a remote gets more paths from the operator only, and the history says so', async () => {
  await releaseShop('/shop');
  await expect(releaseShop('/shop', '/books')).rejects.toThrow(
    "/books was not granted to shop, which owns /shop. The site's operator can grant it: npm run release -- grant shop /books",
  );
  await expect(as('shop').grant({ remote: 'shop', prefix: '/books', by: '' })).rejects.toThrow(
    "Only the site's operator can grant a prefix, with a deploy token for every remote (*).",
  );
  expect(await grantPrefix('shop', '/books', { store: as('*'), by: '' })).toBe(
    'shop owns /shop, /books now. Its next release can have them.',
  );
  const { version } = await releaseShop('/shop', '/books');
  expect(
    (await fetch(`${site.url}/remotes.json`).then((response) => response.text())).includes(version),
  ).toBe(true);
  expect((await as('*').state()).history.slice(0, 2)).toMatchObject([
    { remote: 'shop', action: 'release', by: 'the shop team' },
    {
      remote: 'shop',
      action: 'grant',
      to: '/books',
      from: null,
      by: 'the team of all remotes',
      origin: 'token',
    },
  ]);
});

test('the operator cannot grant paths of others, or an invalid prefix', async () => {
  for (const [prefix, message] of [
    ['/donate', '/donate belongs to public-site, as one of its pages.'],
    ['/admin/shop', '/admin/shop belongs to admin-app, which owns /admin.'],
    ['/api', '/api belongs to the server.'],
    ['/Books', '/Books is not a prefix.'],
  ] as const)
    await expect(as('*').grant({ remote: 'shop', prefix, by: '' })).rejects.toThrow(message);
  expect((await as('*').state()).registry.owners?.shop).toBeUndefined();
});

test('a remote with paths granted before its first release has only those', async () => {
  const operator = place.local();
  await operator.grant({ remote: 'shop', prefix: '/shop', by: 'Peter' });
  await expect(operator.grant({ remote: 'shop', prefix: '/shop', by: 'Peter' })).rejects.toThrow(
    '/shop belongs to shop already.',
  );
  await expect(operator.grant({ remote: 'shell', prefix: '/x', by: 'Peter' })).rejects.toThrow(
    'The shell owns no paths.',
  );
  await expect(releaseShop('/books')).rejects.toThrow(
    '/books was not granted to shop, which owns /shop.',
  );
  await releaseShop('/shop');
  expect(await liveNames()).toContain('shop');
});
