import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { signInAt, TEST_ADMIN } from './testAdministrator';
import { callsTo, type Call } from './calls';
import { folderWith } from './folders';

const ROOT = join(__dirname, '..', '..');

/** The server in a separate process, like `npm start` but from source. */
export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Its output so far. */
  output: () => string;
  /**
   * Sends a signal and waits until it exits. @returns the exit code; null if the signal killed it
   */
  end: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => Promise<number | null>;
}

const started = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!child.stdout) throw new Error('The process has no output.');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = / is at (http:\S+)$/.exec(line)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });

/**
 * Prefix of a command line that runs a program with its own disk at a folder. Other processes find
 * its files under `/proc/<pid>/root`.
 */
export const onSmallDisk = (folder: string, size: string): string[] => [
  'unshare',
  '--mount',
  '--map-root-user',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} tmpfs "$0" && exec "$@"`,
  folder,
];

/** Runs one of the server's programs from source on a folder, by default with node. */
export const runProgram = (
  program: 'main.ts' | 'commands/admin.ts',
  environment: Record<string, string>,
  args: string[] = [],
  command: string[] = [],
  root = ROOT,
) => {
  const node = [
    process.execPath,
    '--import',
    'tsx',
    join('content-server', 'src', 'app', program),
    ...args,
  ];
  const [file = process.execPath, ...rest] = [...command, ...node];
  return spawn(file, rest, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
};

/** The settings of a server process that creates `TEST_ADMIN` at its first start. */
export const WITH_ADMIN = { ADMIN_EMAIL: TEST_ADMIN.email, ADMIN_PASSWORD: TEST_ADMIN.password };

/** Starts the server on a free port of 127.0.0.1 and waits until it listens. */
export const startServerProcess = async (
  environment: Record<string, string>,
  command: string[] = [],
  root?: string,
): Promise<ServerProcess> => {
  const settings = { HOST: '127.0.0.1', PORT: '0', DEMO_CONTENT: 'off', ...environment };
  const child = runProgram('main.ts', settings, [], command, root);
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const url = await started(child);
  return {
    child,
    url,
    output: () => chunks.join(''),
    end: (signal) =>
      new Promise((resolve) => {
        child.once('exit', (code) => resolve(code));
        child.kill(signal);
      }),
  };
};

/** Kills a server process that may still run. */
export const endProcess = async (server: ServerProcess | undefined): Promise<void> => {
  if (server?.child.exitCode === null && server.child.signalCode === null)
    await server.end('SIGKILL');
};

/** Signs in at a server process that was started WITH_ADMIN. @returns the administrator's calls */
export const callsOf = async ({ url }: ServerProcess): Promise<Call> =>
  callsTo({ url, token: await signInAt(url) });

/**
 * A data folder for each test of a file, and the server processes on it, which are killed after the
 * test.
 */
export const ownProcesses = () => {
  const servers: ServerProcess[] = [];
  const own = {
    dataDir: '',
    start: async (settings: Record<string, string> = WITH_ADMIN): Promise<ServerProcess> => {
      const server = await startServerProcess({ DATA_DIR: own.dataDir, ...settings });
      servers.push(server);
      return server;
    },
  };
  beforeEach(async () => {
    own.dataDir = await folderWith({});
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await endProcess(server);
  });
  return own;
};
