import { ONE, twoProcesses } from '../../../testing/twoProcesses';

const { appAt, addUpdate, visit, isKept } = twoProcesses();

test('a hundred thousand addresses take no more memory than is set for answers', async () => {
  await addUpdate();
  const { kept } = appAt(ONE);
  for (let number = 0; number < 300; number += 1)
    await visit(`/content/updates?page=${number + 1}`);
  const path = '/content/updates';
  await visit(path);
  expect(await isKept(path)).toBe(true);
  const found = await kept.find(`/api${path}`);
  const asking = await kept.find('/api/content/quote');
  if (!('page' in found) || !('asked' in asking)) throw new Error('The answer is not kept.');
  for (let number = 0; number < 100_000; number += 1)
    await kept.keep(`/api${number}`, found, asking);
  expect(kept.bytes()).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect(await isKept(path)).toBe(false);
});
