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

/** A running development server. */
interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

const PATIENCE = 60_000;

/**
 * Runs `npm run dev` on a free port and waits until it has built.
 * @param folder the project's folder
 * @param remote the workspace; undefined in the repository of one remote
 */
export const startDevServer = async (
  folder: string,
  remote: string | undefined,
  settings: Record<string, string>,
): Promise<DevServer> => {
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev', ...(remote ? ['-w', remote] : [])], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DEV_PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm, its shell and the server form one process group, so that they can be stopped together.
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
    const fail = () => reject(new Error(`npm run dev of ${remote ?? folder} is not ready.\n${output}`));
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
