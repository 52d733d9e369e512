import { siteWithRoutes } from '../../../testing/registeredRoutes';

const { server, routes } = siteWithRoutes();

/** Values that people and robots write after a parameter's name. */
const QUERY_VALUES = [
  ...'=Infinity =-Infinity =1e999 =1e308 =0x10 =99999999999999999999 =-1 =1.5 =NaN =%00 = =1&NAME=2'.split(
    ' ',
  ),
  ...'[a]=1 []=1 =%F0%9F%91%8D =%ED%A0%80 =2026-02-30 =0000-01-01 =9999-12-31'.split(' '),
];

test('no query causes a server error, and each rejection has a message', async () => {
  const urls = routes
    .filter(
      ({ method, url, schema }) =>
        method === 'GET' && url.startsWith('/api/') && schema?.querystring,
    )
    .flatMap(({ url, schema }) => {
      const { properties } = schema?.querystring as { properties: object };
      const path = url.replace(/:\w+/g, '0190a0de-0000-7000-8000-000000000000');
      return Object.keys(properties).flatMap((name) =>
        QUERY_VALUES.map((value) => `${path}?${name}${value.replace('NAME', name)}`),
      );
    });
  expect(urls.length).toBeGreaterThan(500);
  const failed: string[] = [];
  const ask = async (address: string) => {
    const answer = await fetch(server.url + address, {
      headers: { authorization: `Bearer ${server.token}` },
    });
    const text = await answer.text();
    if (answer.status >= 500 || (answer.status >= 400 && !/"message":"[^"]+\."/.test(text)))
      failed.push(`${address}: ${answer.status} ${text}`);
  };
  for (let at = 0; at < urls.length; at += 10) await Promise.all(urls.slice(at, at + 10).map(ask));
  expect(failed).toEqual([]);
});
