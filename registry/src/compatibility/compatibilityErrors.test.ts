import { compatibilityErrors } from './compatibilityErrors';
import type { ReleaseRecord, ShellFacts } from '../types';
import { activate } from '../model/activate';
import type { Registry } from '../model/registry';
import { liveRemote, releaseOf } from '../../testing/remotes/liveRemote';

const shell: ShellFacts = {
  version: 'shell-1',
  contract: '1.2.0',
  shared: {
    react: { version: '19.3.1', range: '^19.0.0' },
    '@charity-site/ui-kit/theme': { version: '0.1.0', range: '^0.1.0' },
  },
};

const record = (
  contract = '^1.0.0',
  prefixes = ['/shop'],
  shared: ReleaseRecord['shared'] = {},
): ReleaseRecord => ({
  remote: 'shop',
  release: releaseOf('shop', prefixes, {
    contract,
    integrity: { 'entry.js': 'sha384-a', 'routes.js': 'sha384-b' },
    preload: ['entry.js'],
  }),
  shared,
  exposes: { './routes': ['routes.js'] },
  files: 2,
  bytes: 2,
  firstBytes: 2,
});

const admin = liveRemote('admin-app', ['/admin']);
const registry: Registry = { format: 1, remotes: [admin] };
const against = (candidate: ReleaseRecord) => compatibilityErrors(candidate, { shell, registry });

/** A version that declares more, with other sizes. */
const declaring = (
  more: Partial<ReleaseRecord['release']>,
  sizes: Partial<ReleaseRecord> = {},
): ReleaseRecord => {
  const plain = record();
  return { ...plain, ...sizes, release: { ...plain.release, ...more } };
};

test('finds no errors in a compatible release', () => {
  expect(
    against(record('^1.2.0', ['/shop'], { react: { version: '19.0.0', range: '^19.0.0' } })),
  ).toEqual([]);
  const sources = {
    'img-src': ['https://tiles.example.org'],
    'connect-src': ['wss://*.example.org:8443'],
  };
  expect(against(declaring({ sources, strict: { script: 10 } }, { scripts: 10 }))).toEqual([]);
});

test.each([
  [
    'a newer contract',
    record('^1.3.0'),
    'shop is written for the shell contract ^1.3.0, but the shell offers 1.2.0. Adapt shop, or release it after a shell that offers it.',
  ],
  [
    'an older contract',
    record('^0.9.0'),
    'shop is written for the shell contract ^0.9.0, but the shell offers 1.2.0.',
  ],
  [
    'a contract that is no caret range',
    record('>=1'),
    'shop asks for the shell contract ">=1". Write it as a caret range, such as ^1.2.0.',
  ],
  [
    'a library newer than the shell brings',
    record('^1.0.0', ['/shop'], {
      '@charity-site/ui-kit/theme': { version: '0.2.0', range: '^0.2.0' },
    }),
    "shop needs @charity-site/ui-kit/theme ^0.2.0, but the shell brings 0.1.0. Build shop against the shell's version.",
  ],
  [
    'scripts from elsewhere',
    declaring({ sources: { 'script-src': ['https://cdn.example.org'] } }),
    'shop asks for sources of the kind script-src. There can be further ones of connect-src, font-src, frame-src, img-src, media-src.',
  ],
  [
    'a looser default',
    declaring({ sources: { 'default-src': ['https://cdn.example.org'] } }),
    'shop asks for sources of the kind default-src.',
  ],
  [
    'every site as a source',
    declaring({ sources: { 'connect-src': ['https:'] } }),
    'shop asks for https: in connect-src. Name an origin over https, such as https://api.example.org or wss://api.example.org.',
  ],
  [
    'a word that would loosen the policy',
    declaring({ sources: { 'frame-src': ["https://x.example.org; script-src 'unsafe-inline'"] } }),
    "shop asks for https://x.example.org; script-src 'unsafe-inline' in frame-src. Name an origin over https",
  ],
  [
    'more script than its budget',
    declaring({ strict: { script: 120_000, style: 9_000 } }, { scripts: 130_040, styles: 9_000 }),
    'shop has 130.0 kB of script, and its budget is 120.0 kB ("strict" in its package.json). Load less, or raise the budget.',
  ],
  [
    'more style than its budget',
    declaring({ strict: { script: 120_000, style: 9_000 } }, { scripts: 120_000, styles: 9_100 }),
    'shop has 9.1 kB of style, and its budget is 9.0 kB',
  ],
])('rejects %s and says what to do', (_what, candidate, sentence) => {
  expect(against(candidate)).toEqual([expect.stringContaining(sentence)]);
});

describe('who owns a path', () => {
  const site = liveRemote('public-site', ['/'], { pages: ['/donate', '/updates', '/about/team'] });
  const shared: Registry = { format: 1, remotes: [admin, site] };
  const claiming = (...prefixes: string[]) =>
    compatibilityErrors(record('^1.0.0', prefixes), { shell, registry: shared }).join('\n');

  test.each(['/shop', '/shop/candles', '/administration', '/donations'])('%s is free', (prefix) => {
    expect(claiming(prefix)).toBe('');
  });

  test.each([
    ['/', '/ belongs to public-site. Choose another prefix for shop.'],
    ['/admin', '/admin belongs to admin-app. Choose another prefix for shop.'],
    [
      '/admin/login',
      '/admin/login belongs to admin-app, which owns /admin. Choose a prefix outside of it for shop.',
    ],
    [
      '/donate',
      '/donate belongs to public-site, as one of its pages. Choose another prefix for shop.',
    ],
    [
      '/updates/latest',
      '/updates belongs to public-site, as one of its pages. Choose another prefix than /updates/latest for shop.',
    ],
    [
      '/about',
      '/about/team belongs to public-site, as one of its pages. Choose another prefix than /about for shop.',
    ],
    [
      '/api/orders',
      '/api/orders belongs to the server, which owns /api. Choose a prefix outside of it for shop.',
    ],
    ['/uploads', '/uploads belongs to the server. Choose another prefix for shop.'],
    ['/releases', '/releases belongs to the server. Choose another prefix for shop.'],
    [
      '/Donate',
      '/Donate is not a prefix. Write it in small letters without a slash at the end, such as /shop.',
    ],
    ['/admin/', '/admin/ is not a prefix.'],
    ['/./admin', '/./admin is not a prefix.'],
    ['/shop/../admin', '/shop/../admin is not a prefix.'],
    ['//admin', '//admin is not a prefix.'],
  ])('%s is not', (prefix, sentence) => {
    expect(claiming('/shop', prefix)).toContain(sentence);
  });

  test('stays with a remote when others have claimed paths below it before', () => {
    const early = {
      ...shared,
      remotes: [{ name: 'shop', ...record('^1.0.0', ['/admin/login', '/donate']).release }],
    };
    const { release: built, ...rest } = record();
    for (const { name: remote, ...live } of [admin, site]) {
      const release = { ...live, integrity: built.integrity };
      expect(compatibilityErrors({ ...rest, remote, release }, { shell, registry: early })).toEqual(
        [],
      );
    }
  });

  test('is reserved for the site’s own remotes before they are released', () => {
    const empty: Registry = { format: 1, remotes: [] };
    const errors = (prefix: string) =>
      compatibilityErrors(record('^1.0.0', [prefix]), { shell, registry: empty });
    expect(errors('/')).toEqual(['/ belongs to public-site. Choose another prefix for shop.']);
    expect(errors('/admin/login')).toEqual([
      '/admin/login belongs to admin-app, which owns /admin. Choose a prefix outside of it for shop.',
    ]);
    expect(errors('/shop')).toEqual([]);
  });

  test('is that of the first version: a later one needs a grant of the operator to claim more', () => {
    const live = activate(shared, 'shop', record('^1.0.0', ['/shop']).release);
    const later = record('^1.0.0', ['/shop', '/books']);
    expect(compatibilityErrors(later, { shell, registry: live })).toEqual([
      "/books was not granted to shop, which owns /shop. The site's operator can grant it: npm run release -- grant shop /books",
    ]);
    const granted = { ...live, owners: { ...live.owners, shop: ['/shop', '/books'] } };
    expect(compatibilityErrors(later, { shell, registry: granted })).toEqual([]);
    // A granted prefix belongs to the remote before any of its versions has the prefix.
    const other = { ...record('^1.0.0', ['/books']), remote: 'library' };
    expect(compatibilityErrors(other, { shell, registry: granted })).toEqual([
      '/books belongs to shop. Choose another prefix for library.',
    ]);
  });

  test('stays with a remote whose next version leaves it out', () => {
    const live = activate(shared, 'shop', record('^1.0.0', ['/shop', '/books']).release);
    const without = activate(live, 'shop', {
      ...record('^1.0.0', ['/shop']).release,
      version: '0.1.0-next',
    });
    const other = { ...record('^1.0.0', ['/books']), remote: 'library' };
    expect(compatibilityErrors(other, { shell, registry: without })).toEqual([
      '/books belongs to shop. Choose another prefix for library.',
    ]);
  });

  test('cannot be declared as a page by a remote that does not own it', () => {
    const shop = record('^1.0.0', ['/shop']);
    const routes = ['/shop/:id', '/cards'].map((page) => ({ path: page, query: [], head: {} }));
    const candidate = {
      ...shop,
      release: { ...shop.release, pages: ['/shop/candles', '/books'], routes },
    };
    expect(compatibilityErrors(candidate, { shell, registry: shared })).toEqual([
      'shop declares the page /books, which none of its prefixes covers.',
      'shop declares the page /cards, which none of its prefixes covers.',
    ]);
  });
});

test('reports all errors at once', () => {
  expect(
    against(record('^2.0.0', ['/admin'], { lodash: { version: '4.0.0', range: '^4.0.0' } })),
  ).toHaveLength(3);
});
