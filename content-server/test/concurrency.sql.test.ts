import { startTestServer, type TestServer } from '../src/testing';
import { asStranger, callsTo, type Call } from './calls';

// On PostgreSQL, many transactions at once wait for each other.
jest.setTimeout(120_000);

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await startTestServer();
  call = callsTo(server);
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const idOf = async (path: string, body: object): Promise<string> => {
  const answer = await call('POST', path, { body });
  expect(answer.status).toBe(201);
  return String(answer.body._id);
};

const addPartner = (order: number) =>
  idOf('/content/partners', { name: `Partner ${order}`, logo: '/uploads/a.png', order });

const addUpdate = () =>
  idOf('/content/updates', { title: 'A well', date: '2026-11-01', image: '', description: '<p>Water.</p>' });

const comment = (updateId: string, index: number) =>
  asStranger(call)('POST', '/content/comments', {
    body: { updateId, guestName: 'Grace', guestEmail: 'grace@example.org', commentText: `Comment ${index}` },
  });

test('gives every item a position of its own when many are moved at once', async () => {
  const ids = await Promise.all([0, 1, 2, 3, 4, 5].map(addPartner));
  const moves = Array.from({ length: 30 }, (_, index) =>
    call('PUT', `/content/partners/${ids[index % ids.length]}/place`, {
      body: { direction: index % 2 === 0 ? 'up' : 'down' },
    }),
  );
  expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
  const { partners } = (await call('GET', '/content/partners')).body as unknown as { partners: { order: number }[] };
  expect(partners.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('loses no comment and answers none with a fault while its update is deleted', async () => {
  for (let round = 0; round < 5; round += 1) {
    const updateId = await addUpdate();
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => comment(updateId, index)),
      call('DELETE', `/content/updates/${updateId}`).then(() => undefined),
      ...Array.from({ length: 10 }, (_, index) => comment(updateId, index + 10)),
    ]);
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
    expect(statuses.filter((status) => status !== 201 && status !== 404)).toEqual([]);
    expect((await call('POST', `/content/updates/${updateId}/restore`)).status).toBe(200);
    const kept = (await call('GET', `/content/comments/update/${updateId}`)).body as unknown as object[];
    expect(kept).toHaveLength(statuses.filter((status) => status === 201).length);
  }
});

test.each<[method: string, path: string, body: object | undefined]>([
  ['GET', '/content/comments/update/%00', undefined],
  ['GET', '/content/updates/%00', undefined],
  ['PUT', '/content/partners/%00/place', { direction: 'up' }],
  ['DELETE', '/content/partners/%00', undefined],
  ['POST', '/content/partners/%00/restore', undefined],
  ['PUT', '/messages/%00/read', { read: true }],
  ['DELETE', '/messages/%00', undefined],
  ['DELETE', '/content/comments/%00', undefined],
])('answers 404 to %s %s', async (method, path, body) => {
  expect((await call(method, path, { body })).status).toBe(404);
});
