import { readFileSync } from 'node:fs';
import path from 'node:path';
import routes from '../src/routes';

test('its package.json declares the pages that its routes have, so that no other remote can claim their paths', () => {
  const { federation } = JSON.parse(readFileSync(path.join(__dirname, '../package.json'), 'utf8')) as {
    federation: { pages: string[] };
  };
  const first = routes
    .flatMap(({ children = [] }) => children)
    .map((route) => route.path?.split('/')[0])
    .filter((segment) => segment !== undefined && segment !== '*');
  expect([...federation.pages].sort()).toEqual([...new Set(first.map((segment) => `/${segment}`))].sort());
});
