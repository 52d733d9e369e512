import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryPort } from '../../parts/tryPort';
import { findPostgres } from './findPostgres.cjs';

/** A PostgreSQL server for tests, on loopback, in a temporary folder. */
export interface Cluster {
  /** URL of the administrator's database: `postgres://…`. */
  url: string;
  /** Suspends all its processes: connections stay open without responses. */
  freeze: () => Promise<void>;
  /** Resumes suspended processes. */
  thaw: () => Promise<void>;
  /** Kills its processes, like a crash. */
  kill: () => Promise<void>;
  /** Shuts it down gracefully: notifies clients and closes their connections. */
  shutDown: () => Promise<void>;
  /** Restarts it at the same URL after `kill` or `shutDown`. */
  restart: () => Promise<void>;
  /** Stops it and removes its folder. */
  stop: () => Promise<void>;
}

/** PostgreSQL does not run as root, so root runs it as the user that its package created. */
const owner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: '-u' | '-g') =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** The data of a test cluster need not survive a crash, so it is not synced to disk. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];

/** Runs PostgreSQL until its input ends, even when the parent process is killed. */
const UNTIL_INPUT_ENDS = '"$@" & read end; kill -INT $!; wait $!';

const READY = 'database system is ready to accept connections';

/** Waits until it accepts connections. Throws with its output if it exits instead. */
const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`PostgreSQL did not start.\n${output}`));
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(READY)) resolve();
      if (output.includes('FATAL')) fail();
    });
    child.once('exit', fail);
  });

/** The ids of a process's child processes. */
const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid]) => pid as number);

/**
 * Starts a new cluster. Other clusters of the system stay unchanged.
 * @throws Error if PostgreSQL is not installed
 */
export const startCluster = async (): Promise<Cluster> => {
  const programs = findPostgres();
  if (!programs)
    throw new Error('PostgreSQL is not installed (on Debian: apt-get install postgresql).');
  const user = owner();
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-test-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, ...user };
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'tester', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await tryPort(0);
  let shell: ChildProcess | undefined;

  const start = async () => {
    const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const command = [path.join(programs, 'postgres'), '-D', data, '-p', String(port)];
    shell = spawn(
      'sh',
      ['-c', UNTIL_INPUT_ENDS, 'sh', ...command, ...settings.flatMap((one) => ['-c', one])],
      {
        ...options,
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    );
    await ready(shell);
  };
  const end = async () => {
    if (!shell) return;
    const ended = once(shell, 'exit');
    shell.stdin?.end();
    await ended;
    shell = undefined;
  };
  const signal = async (name: NodeJS.Signals) => {
    const server = Number(
      (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0],
    );
    // A suspended server forks no more processes, so that none is missed.
    if (name === 'SIGSTOP') process.kill(server, name);
    for (const pid of [server, ...childrenOf(server)]) process.kill(pid, name);
  };

  await start();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    kill: async () => {
      await signal('SIGKILL');
      await end();
    },
    shutDown: end,
    restart: start,
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
