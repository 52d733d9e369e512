import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** A development server, running. */
interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

const PATIENCE = 60_000;

/**
 * Runs a team's `npm run dev -w <remote>` on a free port, and waits until it has built.
 * @param house the tree that is developed in
 */
export const startDevServer = async (
  house: string,
  remote: string,
  settings: Record<string, string>,
): Promise<DevServer> => {
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev', '-w', remote], {
    cwd: house,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DEV_PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm, its shell and the server are one group, so that all of them end together.
    detached: true,
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid && isRunning) process.kill(-child.pid, 'SIGTERM');
    await exited;
  };
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`npm run dev -w ${remote} is not ready.\n${output}`));
    const limit = setTimeout(fail, PATIENCE);
    void exited.then(fail);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!/ready\s+built in/.test(output)) return;
        clearTimeout(limit);
        resolve();
      });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `http://localhost:${port}`, stop };
};
