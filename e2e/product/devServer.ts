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

/** Time limits until a part, or all of them, are built and answer, in ms. */
const PATIENCE = 60_000;
const PATIENCE_WITH_ALL = 240_000;

interface Command {
  folder: string;
  args: string[];
  settings: Record<string, string>;
  /** Its output when it is ready. */
  ready: RegExp;
  patience: number;
}

/** Runs `npm run dev` until it is ready. @returns what it has printed by then, and a function that stops it */
const runDev = async ({ folder, args, settings, ready, patience }: Command) => {
  const child = spawn('npm', ['run', 'dev', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm, its shell and the servers form one process group, so that they can be stopped together.
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
    const fail = () => reject(new Error(`npm run dev ${args.join(' ')} in ${folder} is not ready.\n${output}`));
    const limit = setTimeout(fail, patience);
    void exited.then(fail);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!ready.test(output)) return;
        clearTimeout(limit);
        resolve();
      });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { output, stop };
};

/**
 * Runs `npm run dev` of one part on a free port and waits until it has built.
 * @param folder the project's folder
 * @param remote the workspace; undefined in the repository of one remote
 */
export const startDevServer = async (
  folder: string,
  remote: string | undefined,
  settings: Record<string, string>,
): Promise<DevServer> => {
  const port = await freePort();
  const { stop } = await runDev({
    folder,
    args: remote ? ['-w', remote] : [],
    settings: { DEV_PORT: String(port), ...settings },
    ready: /ready\s+built in/,
    patience: PATIENCE,
  });
  return { url: `http://localhost:${port}`, stop };
};

/**
 * Runs `npm run dev` of all parts with PORT set to a free port.
 * @param folder the project's folder
 * @returns the server, and the last line that it had printed when it was ready
 */
export const startAllDevServers = async (
  folder: string,
  settings: Record<string, string>,
): Promise<DevServer & { lastLine: string }> => {
  const port = await freePort();
  const { output, stop } = await runDev({
    folder,
    args: [],
    settings: { PORT: String(port), ...settings },
    ready: /Everything is ready/,
    patience: PATIENCE_WITH_ALL,
  });
  return { url: `http://localhost:${port}`, lastLine: output.trimEnd().split('\n').at(-1) ?? '', stop };
};
