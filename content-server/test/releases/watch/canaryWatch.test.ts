import { pino } from 'pino';
import { postWebhook, type RollbackNotice } from '../../../src/releases/watch/webhook';
import { chat, ERROR, upTo, watchedSite } from '../../../testing/watchedSite';

test('a failing canary is rolled back; history and webhook give the reason', async () => {
  const site = await watchedSite(`throw new Error('x is undefined');`);
  await site.put({ action: 'canary', share: 50 });
  const visitors = upTo(60, 3);
  const seen = await site.visit(visitors, (version) => (version === site.next ? ERROR : undefined));
  expect(new Set(seen.map(({ version }) => version))).toEqual(new Set([site.version, site.next]));
  const news = await site.turnedBack();
  const again = await site.visit(visitors.slice(0, 20), () => undefined);
  expect(new Set(again.map(({ status, version }) => `${status} ${version}`))).toEqual(
    new Set([`200 ${site.version}`]),
  );

  const { history, registry } = await site.state();
  expect(registry.remotes[0]).toMatchObject({ version: site.version });
  expect(registry.remotes[0]).not.toHaveProperty('canary');
  expect(history[0]).toMatchObject({
    action: 'end-canary',
    from: site.next,
    to: site.version,
    by: "the site's watch",
    origin: 'watch',
    reason: expect.stringMatching(
      /^\d+ visitors reported an error in \d+ page views \(\d+\.\d%\); with the version before 0 in \d+ \(0\.0%\)\.$/,
    ),
  });
  expect(news).toMatchObject({
    event: 'turned-back',
    remote: 'public-site',
    version: site.next,
    to: site.version,
    canary: true,
    reason: history[0]?.reason,
  });
  expect(news?.text).toContain(`public-site ${site.next} was turned back to ${site.version}.`);
});

test('a failing live version is rolled back to the previous one, which is not rolled back', async () => {
  const site = await watchedSite();
  await site.visit(upTo(40), () => undefined);
  await site.put({ action: 'release' });
  await site.visit(upTo(40), (version) => (version === site.next ? ERROR : undefined));
  expect(await site.turnedBack()).toMatchObject({
    version: site.next,
    to: site.version,
    canary: false,
  });
  const { history, registry } = await site.state();
  expect(registry.remotes[0]).toMatchObject({
    version: site.version,
    previous: { version: site.next },
  });
  expect(history[0]).toMatchObject({
    action: 'rollback',
    from: site.next,
    to: site.version,
    origin: 'watch',
  });
});

test('no version is rolled back for slow pages', async () => {
  const site = await watchedSite();
  await site.put({ action: 'canary', share: 50 });
  const slow = { kind: 'vital', name: 'LCP', route: '/', value: 20_000 };
  await site.visit(upTo(60, 3), (version) => (version === site.next ? slow : undefined));
  // Its errors roll it back later, which shows that the versions are compared.
  await site.visit(upTo(60, 3), (version) => (version === site.next ? ERROR : undefined));
  await site.turnedBack();
  expect(site.webhook.news.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('reported an error'),
  ]);
});

test('a failing webhook is retried a few times', async () => {
  const log = pino({ level: 'silent' });
  const { signal } = new AbortController();
  const news = { event: 'turned-back', text: 'turned back' } as RollbackNotice;
  const late = await chat(500, 503);
  await postWebhook(late.url, news, { log, signal, pauses: [0, 0, 0] });
  expect(late.news).toEqual([news]);
  const never = await chat(500, 500, 500, 500, 500);
  let tries = 0;
  never.server.on('refused', () => (tries += 1));
  await postWebhook(never.url, news, { log, signal, pauses: [0, 0, 0] });
  expect(tries).toBe(4);
  expect(never.news).toEqual([]);
});
