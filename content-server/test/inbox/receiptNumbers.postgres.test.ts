import { openDatabase } from '../../src/db/open';
import { addGift } from '../../src/inbox/addGift';
import { changeGiftState } from '../../src/inbox/giftChanges';
import { folderWith } from '../../testing/folders';
import { callsOf, endProcess, startServerProcess, WITH_ADMIN } from '../../testing/processes';
import { makeTestDatabase } from '../../testing/testDatabase';

jest.setTimeout(180_000);

const GIFTS = 60;

const GIFT = {
  amount: '15000',
  currency: 'MWK',
  way: 'airtel',
  date: '2026-11-28',
  name: 'Grace',
  contact: '0991 234 567',
  mayThank: 'false',
} as const;

test('receipts of three processes have numbers without gaps, also when one is killed', async () => {
  process.env.TEST_TEMPLATE = 'template1';
  const { place, remove } = await makeTestDatabase();
  if (!('url' in place)) throw new Error('This test needs PostgreSQL.');
  const settings = { DATA_DIR: await folderWith({}), DATABASE_URL: place.url, ...WITH_ADMIN };
  const servers = [await startServerProcess(settings)];
  for (let more = 0; more < 2; more += 1) servers.push(await startServerProcess(settings));
  const database = await openDatabase(place);
  const ids: string[] = [];
  for (let at = 0; at < GIFTS; at += 1) {
    const { _id } = await addGift(database, GIFT, { key: undefined, visitor: { ip: '::1' } });
    await changeGiftState(database, _id, 'received', undefined);
    ids.push(_id);
  }
  const calls = await Promise.all(servers.map(callsOf));
  let issued = 0;
  let killed: Promise<number | null> | undefined;
  const issue = async (id: string, at: number): Promise<boolean> => {
    const call = calls[at % calls.length];
    const status = await call?.('POST', `/gifts/${id}/receipt`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 201) issued += 1;
    // Receipts of the killed process are in every state between the call and the response.
    if (issued === GIFTS / 3) killed ??= servers[2]?.end('SIGKILL');
    return status === 201;
  };
  const done = await Promise.all(ids.map(issue));
  await killed;
  calls.pop();
  const rest = ids.filter((_id, at) => !done[at]);
  expect(await Promise.all(rest.map(issue))).toEqual(rest.map(() => true));
  const receipts = await database
    .selectFrom('receipts')
    .select('number')
    .orderBy('number')
    .execute();
  await database.destroy();
  await Promise.all(servers.map(endProcess));
  await remove();
  expect(killed).toBeDefined();
  expect(receipts.map(({ number }) => number)).toEqual(ids.map((_id, at) => at + 1));
});
