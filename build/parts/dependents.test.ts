import { withDependents } from './parts';

test('a check of ui-kit covers the parts that show its components', () => {
  expect(withDependents('ui-kit')).toEqual([
    'shell',
    'public-site',
    'admin-app',
    'ui-kit',
    'remote-sdk',
  ]);
});

test('a check of the registry covers what imports it through another part', () => {
  expect(withDependents('registry')).toEqual(
    expect.arrayContaining(['registry', 'api-client', 'admin-app']),
  );
});

test('a check of a remote covers the remote alone', () => {
  expect(withDependents('admin-app')).toEqual(['admin-app']);
});
