import { ONE, twoProcesses } from '../../../testing/twoProcesses';

const { appAt, addUpdate, visit, isKept } = twoProcesses();

test('a hundred thousand URLs take no more memory than the limit of responses', async () => {
  await addUpdate();
  const { responseCache } = appAt(ONE);
  for (let number = 0; number < 300; number += 1)
    await visit(`/content/updates?page=${number + 1}`);
  const path = '/content/updates';
  await visit(path);
  expect(await isKept(path)).toBe(true);
  const cached = await responseCache.lookUp(`/api${path}`);
  const lookup = await responseCache.lookUp('/api/content/quote');
  if (!('response' in cached) || !('sequence' in lookup))
    throw new Error('The response is not cached.');
  for (let number = 0; number < 100_000; number += 1)
    await responseCache.store(`/api${number}`, cached, lookup);
  expect(responseCache.bytes()).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect(await isKept(path)).toBe(false);
});
