import { everyAddress, expectHiddenUntilPublic, storeHidden } from './hiddenItems';
import { startRealServer } from './realServer';
import { emptySite } from './site';

jest.setTimeout(300_000);

const site = emptySite(startRealServer);

test('what is not public is in no public call, page or file, neither before it was public nor after', async () => {
  const stored = await storeHidden(site);
  const { server } = site;
  // A visitor, the same from the cache, and a signed-in person who does not ask for drafts.
  const callers = [{}, {}, { authorization: `Bearer ${server.token}` }] as Record<string, string>[];
  await expectHiddenUntilPublic(site, stored, await everyAddress(server, stored), callers);
});
