import { callsOf } from '../product/calls';
import { freshData } from '../product/prepared';
import { startServer } from '../product/server';
import { prepared } from '../fixtures/prepareOnce';
import { expect, test } from '../fixtures/test';

/** Number of answers before the server is killed. */
const ANSWERED = 60;
const WRITERS = 4;

test('no answered write is lost when the server is killed while writing', async () => {
  const place = { dataDir: await freshData(prepared(), false), releasesDir: prepared().releases, demo: false };
  const first = await startServer(place);
  const calls = callsOf(first.url);
  await calls.token();
  const answered: string[] = [];

  // Each writer continues until its call fails. The server is killed while the others are writing.
  const write = async (writer: number) => {
    for (let turn = 0; ; turn += 1) {
      const title = `Update ${writer}-${turn}`;
      await calls.keep('POST', '/content/updates', { title, date: '2026-11-21', description: `<p>${title}</p>` });
      answered.push(title);
      if (answered.length === ANSWERED) await first.kill();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: WRITERS }, () => 'rejected'));
  expect(answered.length).toBeGreaterThanOrEqual(ANSWERED);

  const second = await startServer(place);
  const { updates } = await callsOf(second.url).read<{ updates: { title: string }[] }>('/content/updates?limit=9999');
  await second.stop();
  const titles = new Set(updates.map(({ title }) => title));
  expect(answered.filter((title) => !titles.has(title))).toEqual([]);
});
