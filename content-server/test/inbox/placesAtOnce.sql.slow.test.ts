import type { Call } from '../../testing/calls';
import { folderWith } from '../../testing/folders';
import { callsOf, endProcess, startServerProcess, WITH_ADMIN } from '../../testing/processes';
import { makeTestDatabase } from '../../testing/testDatabase';

jest.setTimeout(180_000);

test('of 50 people who book at two processes at once 30 have a place, and each is told so', async () => {
  process.env.TEST_TEMPLATE = 'template1';
  const { place, remove } = await makeTestDatabase();
  const settings = {
    DATA_DIR: await folderWith({}),
    ...('url' in place && { DATABASE_URL: place.url }),
    PUBLIC_WRITE_LIMIT: '1000',
    ...WITH_ADMIN,
  };
  const servers = [await startServerProcess(settings), await startServerProcess(settings)];
  const calls = await Promise.all(servers.map(callsOf));
  const event = {
    title: 'Training',
    date: new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString(),
    location: 'Zomba',
    description: '<p>Come.</p>',
    capacity: 30,
  };
  const callAt = (at: number): Call => calls[at % 2] as Call;
  const call = callAt(0);
  const path = `/content/events/${String((await call('POST', '/content/events', { body: event })).body._id)}/bookings`;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      callAt(at)('POST', path, {
        token: null,
        body: { name: `Guest ${at}`, phone: `0991 000 0${at + 10}`, count: 1 },
      }),
    ),
  );
  const { bookings = [] } = (await call('GET', path)).body as {
    bookings?: { name: string; waiting: boolean }[];
  };
  await Promise.all(servers.map(endProcess));
  await remove();
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
  expect(bookings.filter(({ waiting }) => !waiting)).toHaveLength(30);
  expect(bookings).toHaveLength(50);
  const stored = new Map(bookings.map(({ name, waiting }) => [name, waiting]));
  expect(answers.map((answer) => answer.body.waiting)).toEqual(
    answers.map((_, at) => stored.get(`Guest ${at}`)),
  );
});
