import { isElsewhere, ownerOf, parseRegistry, RegistryError, type Registry } from './registry';
import { liveRemote } from '../../testing/remotes/liveRemote';

const remote = (name: string, prefixes: string[]) =>
  liveRemote(name, prefixes, { integrity: { 'mf-manifest.json': 'sha384-abc' } });

const registry: Registry = {
  format: 1,
  remotes: [remote('public-site', ['/']), remote('admin-app', ['/admin'])],
};

describe('parseRegistry', () => {
  test('accepts a valid registry unchanged', () => {
    expect(parseRegistry(registry)).toBe(registry);
  });

  test.each([
    ['nothing', null, 'not a registry'],
    ['a page instead of a registry', '<!doctype html>', 'not a registry'],
    ['another format', { format: 2, remotes: [] }, 'not a registry'],
    ['a nameless remote', { format: 1, remotes: [{}] }, 'no valid name'],
    [
      'a name twice',
      { format: 1, remotes: [remote('shop', ['/a']), remote('shop', ['/b'])] },
      'twice',
    ],
    [
      'no manifest',
      { format: 1, remotes: [{ ...remote('shop', ['/']), manifest: '' }] },
      'shop in the registry has no manifest',
    ],
    ['no prefixes', { format: 1, remotes: [remote('shop', [])] }, 'owns no valid prefixes'],
    [
      'a prefix that is no path',
      { format: 1, remotes: [remote('shop', ['shop'])] },
      'owns no valid prefixes',
    ],
    [
      'a hash that is none',
      { format: 1, remotes: [{ ...remote('shop', ['/']), integrity: { a: 'md5-1' } }] },
      'no integrity hashes',
    ],
    [
      'a broken earlier version',
      { format: 1, remotes: [{ ...remote('shop', ['/']), previous: {} }] },
      'has no version',
    ],
  ])('rejects %s', (_what, value, message) => {
    expect(() => parseRegistry(value)).toThrow(RegistryError);
    expect(() => parseRegistry(value)).toThrow(message);
  });
});

describe('ownerOf', () => {
  test.each([
    ['/', 'public-site'],
    ['/news', 'public-site'],
    ['/admin', 'admin-app'],
    ['/admin/login', 'admin-app'],
    ['/administration', 'public-site'],
  ])('gives %s to %s', (path, name) => {
    expect(ownerOf(registry, path)?.name).toBe(name);
  });

  test('finds no owner when no remote claims the path', () => {
    expect(
      ownerOf({ format: 1, remotes: [remote('admin-app', ['/admin'])] }, '/news'),
    ).toBeUndefined();
  });
});

describe('isElsewhere', () => {
  const excerpt: Registry = {
    format: 1,
    remotes: [remote('public-site', ['/'])],
    elsewhere: ['/admin', '/shop'],
  };

  test.each([
    ['/', false],
    ['/administration', false],
    ['/admin', true],
    ['/shop/candles', true],
  ])('%s: %s', (path, isLeftOut) => {
    expect(isElsewhere(excerpt, path)).toBe(isLeftOut);
  });

  test('finds its own remote inside the prefix of an omitted one', () => {
    const admin: Registry = {
      format: 1,
      remotes: [remote('admin-app', ['/admin'])],
      elsewhere: ['/'],
    };
    expect(isElsewhere(admin, '/admin/login')).toBe(false);
    expect(isElsewhere(admin, '/news')).toBe(true);
  });

  test('is false for a whole registry', () => {
    expect(isElsewhere(registry, '/admin')).toBe(false);
  });
});
