import { ERROR, upTo, watchedSite } from '../../../testing/watchedSite';

/** Maximum time until a bad version is rolled back, in ms. */
const LIMIT = 30_000;
/** Default interval of the comparison (`WATCH_INTERVAL`), in ms. */
const DEFAULT_INTERVAL = 10_000;

test('of 200 visitors only those of a canary of 20% see its errors, until it is rolled back', async () => {
  const site = await watchedSite(undefined, DEFAULT_INTERVAL);
  await site.put({ action: 'canary', share: 20 });
  const startedAt = Date.now();
  const seen = await site.visit(upTo(200), (version) =>
    version === site.next ? ERROR : undefined,
  );
  await site.turnedBack();
  expect(Date.now() - startedAt).toBeLessThan(LIMIT);
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
  expect(seen.filter(({ version }) => version === site.next).length).toBeLessThanOrEqual(40);
  const again = await site.visit(upTo(200), () => undefined);
  expect(new Set(again.map(({ status, version }) => `${status} ${version}`))).toEqual(
    new Set([`200 ${site.version}`]),
  );
});

test('neither one network nor errors of the previous version, too, roll a version back', async () => {
  const site = await watchedSite();
  await site.put({ action: 'canary', share: 20 });
  const seen = await site.visit(upTo(200), () => ERROR);
  const unlucky = seen.find(({ version }) => version === site.next)?.visitor ?? -1;
  await site.visit(
    upTo(60).map(() => unlucky),
    () => ERROR,
  );
  // Meanwhile the versions are compared many times, as a second site with a bad version shows.
  const other = await watchedSite();
  await other.put({ action: 'canary', share: 20 });
  await other.visit(upTo(200), (version) => (version === other.next ? ERROR : undefined));
  await other.turnedBack();
  expect((await site.state()).registry.remotes[0]).toHaveProperty('canary');
  expect(site.webhook.news).toEqual([]);
});

test('of several processes one rolls the version back, and calls the webhook once', async () => {
  const site = await watchedSite();
  const second = await site.start();
  await site.put({ action: 'canary', share: 50 });
  for (const visitor of upTo(100))
    for (const at of [undefined, second.url]) {
      const { version, send } = await site.view(visitor, at);
      if (version === site.next) await send(ERROR);
    }
  await site.turnedBack();
  const { history } = await site.state();
  expect(history.map(({ action }) => action)).toEqual(['end-canary', 'canary']);
  expect(site.webhook.news).toHaveLength(1);
});
