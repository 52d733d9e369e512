import { listRemotes } from '../operator/list';
import { releaseOf } from '../../testing/remotes/liveRemote';
import { ownPlace } from '../../testing/testPlace';

const place = ownPlace();

const release = (version: string) =>
  releaseOf('public-site', ['/'], { version, routes: [{ path: '/news', query: [], head: {} }] });

test("the list shows visitors' errors with each version", async () => {
  await place.writeFirstShell();
  const live = { name: 'public-site', ...release('2.0.0-live'), previous: release('1.0.0-before') };
  const document = JSON.stringify({ format: 1, remotes: [live] });
  await place.database.updateTable('registry').set({ document }).execute();
  const { url, as } = await place.site('public-site');
  for (let views = 0; views < 3; views += 1) expect((await fetch(`${url}/news`)).status).toBe(200);
  const render = { kind: 'render', route: '/news', name: 'TypeError', message: 'x is undefined' };
  const paint = { kind: 'vital', name: 'LCP', value: 2000 };
  for (const [version, reports] of [
    ['2.0.0-live', [render, paint]],
    ['1.0.0-before', [paint]],
  ])
    await fetch(`${url}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ remote: 'public-site', version, reports }),
    });
  expect(await listRemotes({ store: as('public-site') })).toBe(
    [
      'public-site',
      '  live    2.0.0-live  since 2026-11-21T00:00:00.000Z',
      '          3 page views in 7 days; visitors with errors: 1 (33.3 % of the views); largest paint 2.5 s (75th percentile)',
      '          1 × render on /news: TypeError: x is undefined',
      '  before  1.0.0-before',
      '  not checked in the live shell',
    ].join('\n'),
  );
});
