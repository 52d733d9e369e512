import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { distOf, ROOT } from '../../build/parts/parts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../build/parts/serverFlags';

/** The administrator's account of every product started here. */
export const ADMINISTRATOR = { email: 'administrator@example.org', password: 'a-lamp-on-its-stand-42' } as const;

/** The HS256 key of its tokens, so that a test can sign an expired token. */
export const TOKEN_SECRET = 'a key of the end-to-end tests, forty characters';

/** Folders and settings of a server. */
export interface ServerPlace {
  /** Its database and uploads. */
  dataDir: string;
  /** Released remotes and their registry. */
  releasesDir: string;
  /** The shell's build; the project's own by default. */
  shellDir?: string;
  /** True when a first start adds the demo content. */
  demo: boolean;
  /** Sign-in attempts per minute and address; practically unlimited by default. */
  signInLimit?: number;
  /** Further settings (docs/operate.md). */
  settings?: Record<string, string>;
  /** The npm script that starts it, and the project's folder; by default the built server starts directly. */
  script?: { name: 'start' | 'serve'; tree: string };
}

/** The running product. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:40123`, without a trailing slash. */
  url: string;
  /** Its process. */
  pid: number;
  /** From the start of the process to the first 200 of `/readyz`, in ms. */
  startedInMs: number;
  /** Its output so far. */
  output: () => string;
  /** Stops it with SIGTERM and waits until it has exited. Throws when it does not exit. */
  stop: () => Promise<void>;
  /** Kills it, like a power cut. */
  kill: () => Promise<void>;
}

/** Time limit of a start. A first start creates the variants of the demo images, which takes long on a busy machine. */
const START_LIMIT = 180_000;
/** The server waits up to ten seconds for open requests. */
const STOP_LIMIT = 15_000;

const settings = ({
  dataDir,
  releasesDir,
  script,
  shellDir = path.join(script?.tree ?? ROOT, 'shell/dist'),
  demo,
  signInLimit = 100_000,
  settings: further,
}: ServerPlace): NodeJS.ProcessEnv => ({
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  RELEASES_DIR: releasesDir,
  SHELL_DIR: shellDir,
  DEMO_CONTENT: demo ? 'on' : 'off',
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  TOKEN_SECRET,
  LOG_LEVEL: 'error',
  // All tests share one client address.
  SIGN_IN_LIMIT: String(signInLimit),
  PUBLIC_WRITE_LIMIT: '100000',
  // Routes of a test do not reach what a worker asks for. Tests of the worker switch it on.
  SERVICE_WORKER: 'off',
  ...further,
});

/** The command that npm would run for a script: a shell with the script's text. */
const commandOf = async ({ script }: ServerPlace): Promise<[string, string[]]> => {
  if (!script) return [process.execPath, [...SERVER_FLAGS, path.join(distOf('content-server'), 'main.js')]];
  const { scripts } = JSON.parse(await readFile(path.join(script.tree, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return ['sh', ['-c', scripts[script.name] ?? 'exit 1']];
};

/**
 * Starts the built content server on a free port in its own process and waits until it is ready. Throws with its output
 * when it does not become ready.
 */
export const startServer = async (place: ServerPlace): Promise<RunningServer> => {
  const begun = performance.now();
  const [command, args] = await commandOf(place);
  const child = spawn(command, args, {
    cwd: place.script?.tree ?? ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...SERVER_ENVIRONMENT, ...settings(place) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));

  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The content server ${why}.\n${output}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not there after ${START_LIMIT / 1000} s`);
    }, START_LIMIT);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = / is at (http:\/\/\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => {
      clearTimeout(limit);
      fail(`stopped with code ${code}`);
    });
  });

  const stop = async () => {
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    const code = await exited;
    clearTimeout(limit);
    if (code !== 0) throw new Error(`The content server ended with code ${code}.\n${output}`);
  };

  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };

  const ready = await fetch(`${url}/readyz`);
  if (!ready.ok) {
    const why = await ready.text();
    await stop();
    throw new Error(`The content server is not ready: ${why}\n${output}`);
  }
  return { url, pid: child.pid ?? NaN, startedInMs: performance.now() - begun, output: () => output, stop, kill };
};
