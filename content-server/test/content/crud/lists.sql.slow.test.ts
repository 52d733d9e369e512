import { connect, type Socket } from 'node:net';
import { addUpdates } from '../../../testing/manyUpdates';
import { emptySite } from '../../../testing/site';

const { server } = emptySite();

const read = (query: string) => fetch(`${server.url}/api/content/updates?${query}`);

test('a long list waits for memory, and gets Retry-After if too many wait', async () => {
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
  expect((await read('limit=9999&fields=title')).status).toBe(200);
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200')).length).toBeLessThanOrEqual(
    1,
  );
  for (const socket of sockets) socket.destroy();
  // The server frees the slots when it notices that the connections are closed.
  let again = await read('limit=9999');
  while (again.status === 503) again = await read('limit=9999');
  expect(again.status).toBe(200);
});
