import { connect, type Socket } from 'node:net';
import { events } from '@charity-site/api-client/entities';
import { newRow } from '../src/crud/rows';
import { byName, type ListRow } from '../src/db/database';
import { startTestServer, type TestServer } from '../src/testing';
import { addUpdates } from './manyUpdates';

jest.setTimeout(120_000);

describe('a list', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());

  const listed = async (query: string) => {
    const answer = await fetch(`${server.url}/api/content/updates?${query}`);
    return { answer, items: ((await answer.json()) as { updates: Record<string, unknown>[] }).updates };
  };

  test('of more than 100 items leaves rich text out unless it is asked for', async () => {
    await addUpdates(server.database, 101, '<p>Water</p>');
    const { items: all } = await listed('limit=9999');
    expect(all).toHaveLength(101);
    expect(Object.keys(all[0] ?? {}).sort()).toEqual([
      '_id',
      'commenting',
      'createdAt',
      'date',
      'image',
      'title',
      'updatedAt',
    ]);
    const { items: asked } = await listed('limit=9999&fields=title,description');
    expect(asked).toHaveLength(101);
    expect(asked[0]).toEqual({ _id: expect.any(String), title: expect.any(String), description: '<p>Water</p>' });
    const { items: fewer } = await listed('limit=100');
    expect(fewer[0]).toMatchObject({ description: '<p>Water</p>' });
  });

  test('of 100 items or fewer keeps it, whatever the limit says', async () => {
    await addUpdates(server.database, 100, '<p>Water</p>');
    const { items } = await listed('limit=9999');
    expect(items).toHaveLength(100);
    expect(items[99]).toMatchObject({ description: '<p>Water</p>' });
  });

  test('of upcoming events keeps the same rule', async () => {
    const row = (index: number) =>
      newRow(events, {
        title: `Event ${index}`,
        date: '2999-01-01T00:00:00.000Z',
        location: 'Zomba',
        image: '',
        description: '<p>a</p>',
      });
    for (let index = 0; index < 101; index += 1)
      await byName<ListRow>(server.database).insertInto('events').values(row(index)).execute();
    const upcoming = async (limit: number) =>
      (await (await fetch(`${server.url}/api/content/upcoming-events?limit=${limit}`)).json()) as object[];
    expect((await upcoming(9999))[0]).not.toHaveProperty('description');
    expect((await upcoming(5))[0]).toHaveProperty('description', '<p>a</p>');
  });

  test('above the maximum size is refused', async () => {
    await addUpdates(server.database, 170, 'x'.repeat(200_000));
    const { answer } = await listed('limit=9999&fields=description');
    expect(answer.status).toBe(400);
    expect((await listed('limit=9999')).answer.status).toBe(200);
  });

  test('waits while others are large, and says when to come back where too many wait', async () => {
    await addUpdates(server.database, 60, 'x'.repeat(200_000));
    const { hostname, port } = new URL(server.url);
    const sockets: Socket[] = [];
    const answers: string[] = [];
    const refused = new Promise<string>((resolve) => {
      for (let index = 0; index < 60; index += 1) {
        // Stops reading after the first bytes, so the rest of the answer stays in the server.
        const socket = connect(Number(port), hostname, () => {
          socket.write('GET /api/content/updates?limit=9999 HTTP/1.1\r\nHost: x\r\n\r\n');
        });
        socket.once('data', (chunk) => {
          socket.pause();
          answers.push(chunk.toString());
          if (chunk.toString().startsWith('HTTP/1.1 503')) resolve(chunk.toString());
        });
        socket.on('error', () => undefined);
        sockets.push(socket);
      }
    });
    expect(await refused).toMatch(/\r\nretry-after: 10\r\n/i);
    // Small lists do not wait.
    expect((await listed('limit=9999&fields=title')).answer.status).toBe(200);
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200')).length).toBeLessThanOrEqual(1);
    for (const socket of sockets) socket.destroy();
    // The server frees the slots when it notices that the connections are closed.
    let again = await listed('limit=9999');
    while (again.answer.status === 503) again = await listed('limit=9999');
    expect(again.answer.status).toBe(200);
  });
});
