import type { Contribution } from './contribution';
import { shownContributions } from './contributions';
import type { RegisteredRemote, Registry } from './registry';
import { liveRemote } from '../../testing/remotes/liveRemote';

const remote = (name: string, contributions: Contribution[], prefixes = [`/${name}`]) =>
  liveRemote(name, prefixes, { contributions });
const entry = (label: string, path: string, order?: number): Contribution => ({
  at: 'menu',
  label,
  path,
  order,
});
const shown = (remotes: RegisteredRemote[], off?: string[], forAdministrator = false) =>
  shownContributions(
    { format: 1, remotes, ...(off && { off }) } satisfies Registry,
    forAdministrator,
  );

test('contributions are sorted by order, then by name of the remote, then by position in its manifest', () => {
  const shop = remote('shop', [
    entry('Last', '/shop/last', 200),
    entry('Shop', '/shop'),
    entry('Baskets', '/shop/b'),
  ]);
  const books = remote('books', [entry('Shop', '/books'), entry('First', '/books/first', 1)]);
  const labels = ['First', 'Shop', 'Shop', 'Baskets', 'Last'];
  for (const remotes of [
    [shop, books],
    [books, shop],
  ])
    expect(shown(remotes)?.menu?.map(({ label }) => label)).toEqual(labels);
  expect(shown([shop, books])?.menu?.[1]).toEqual({ href: '/books', label: 'Shop' });
});

test('a path that another remote owns by a longer prefix is not linked', () => {
  const shop = remote('shop', [entry('Shop', '/shop'), entry('Books', '/shop/books')]);
  const books = remote('books', [entry('Our books', '/shop/books')], ['/shop/books']);
  expect(shown([shop, books])?.menu?.map(({ label }) => label)).toEqual(['Our books', 'Shop']);
});

test('public pages get nothing of the administrator, and pages without contributions get nothing', () => {
  const shop = remote('shop', [
    { at: 'sidebar', label: 'Orders', path: '/shop/orders' },
    { at: 'tiles', label: 'Open orders', path: '/shop/orders', module: './OpenOrders' },
    { at: 'admin.dashboard', label: 'Sales', module: './Sales' },
  ]);
  expect(shown([shop])).toBeUndefined();
  expect(shown([remote('shop', [])])).toBeUndefined();
  expect(shown([shop], [], true)).toEqual({
    sidebar: [{ href: '/shop/orders', label: 'Orders' }],
    tiles: [{ href: '/shop/orders', label: 'Open orders', slot: 'tiles /shop/orders' }],
    widgets: [
      { slot: 'tiles /shop/orders', remote: 'shop', module: './OpenOrders' },
      { slot: 'admin.dashboard', remote: 'shop', module: './Sales' },
    ],
  });
});

test('a slot reserves the heights of its widgets that are switched on', () => {
  const widget = (module: string, height?: number): Contribution => ({
    at: 'home.beforeFooter',
    label: module,
    module,
    height,
  });
  const shop = remote('shop', [widget('./Gifts', 120), widget('./Baskets', 80), widget('./Note')]);
  expect(shown([shop])?.heights).toEqual({ 'home.beforeFooter': 200 });
  const some = shown([shop], ['shop home.beforeFooter ./Gifts']);
  expect(some?.heights).toEqual({ 'home.beforeFooter': 80 });
  expect(some?.widgets?.map(({ module }) => module)).toEqual(['./Baskets', './Note']);
  expect(shown([shop], ['shop'])).toBeUndefined();
});
