import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { distOf, ROOT } from '../../build/parts/parts';

/** How the administrator of every product started here signs in. */
export const ADMINISTRATOR = { email: 'keeper@example.org', password: 'a-lamp-on-its-stand-42' } as const;

/** The HS256 key of its tokens: a test can so make a token that has run out. */
export const TOKEN_SECRET = 'a key of the end-to-end tests, forty characters';

/** Where a server keeps things and what it starts with. */
export interface ServerPlace {
  /** Its database and uploads. */
  dataDir: string;
  /** Released remotes and their registry. */
  releasesDir: string;
  /** The shell's build; the project's own unless told. */
  shellDir?: string;
  /** Whether a first start adds the demo content. */
  demo: boolean;
  /** Tries to sign in that one address has a minute; as good as endless unless told. */
  signInLimit?: number;
  /** Further settings of the README's table. */
  settings?: Record<string, string>;
  /** An npm script that starts it, in a copy of the project or the project itself; the built server alone unless given. */
  script?: { name: 'start' | 'serve'; tree: string };
}

/** The built product, running. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:40123`, without a slash at the end. */
  url: string;
  /** From the start of the process to the first 200 of `/readyz`, in ms. */
  startedInMs: number;
  /** What it has written on the terminal so far. */
  output: () => string;
  /** Ends it as an operator would, and waits until it is gone. Throws when it does not go by itself. */
  stop: () => Promise<void>;
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
}

/** A first start draws the demo pictures; on two busy cores that takes its time. */
const START_LIMIT = 180_000;
/** The server gives answers under way ten seconds. */
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
  // All tests come from one address.
  SIGN_IN_LIMIT: String(signInLimit),
  PUBLIC_WRITE_LIMIT: '100000',
  ...further,
});

/** What npm would run for a script: a shell with the script's text. */
const commandOf = async ({ script }: ServerPlace): Promise<[string, string[]]> => {
  if (!script) return [process.execPath, [path.join(distOf('content-server'), 'main.js')]];
  const { scripts } = JSON.parse(await readFile(path.join(script.tree, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return ['sh', ['-c', scripts[script.name] ?? 'exit 1']];
};

/**
 * Starts the built content server on a free port, in a process of its own, and waits until it is ready.
 * Throws with what it wrote when it does not become ready.
 */
export const startServer = async (place: ServerPlace): Promise<RunningServer> => {
  const begun = performance.now();
  const [command, args] = await commandOf(place);
  const child = spawn(command, args, {
    cwd: place.script?.tree ?? ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings(place) },
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
  return { url, startedInMs: performance.now() - begun, output: () => output, stop, kill };
};
