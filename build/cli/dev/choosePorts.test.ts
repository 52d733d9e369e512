import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { REMOTES } from '../../parts/workspaces.cjs';
import { choosePorts } from './choosePorts';

/** A port that is in use until the test ends. */
const takenPort = async (): Promise<{ port: number; free: () => Promise<void> }> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    free: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

afterEach(() => {
  delete process.env.PORT;
  delete process.env.DEV_PORTS;
});

test('opens the site at PORT', async () => {
  const { port, free } = await takenPort();
  await free();
  process.env.PORT = String(port);
  expect((await choosePorts()).shell).toBe(port);
});

test('reports a port that is taken or invalid', async () => {
  const { port, free } = await takenPort();
  process.env.PORT = String(port);
  await expect(choosePorts()).rejects.toThrow(
    `Port ${port} is taken by another program. Set PORT to a free one.`,
  );
  await free();
  process.env.PORT = 'three';
  await expect(choosePorts()).rejects.toThrow(
    'PORT is three; it must be a number from 1 to 65535.',
  );
});

test('gives a part a free port when its own is taken', async () => {
  const taken = await takenPort();
  const own = await takenPort();
  await own.free();
  process.env.PORT = String(own.port);
  process.env.DEV_PORTS = JSON.stringify({ 'content-server': taken.port });
  const ports = await choosePorts();
  expect(Object.keys(ports)).toEqual(['shell', 'content-server', ...REMOTES]);
  expect(ports['content-server']).not.toBe(taken.port);
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(ports).length);
  await taken.free();
});
