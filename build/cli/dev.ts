import { spawn } from 'node:child_process';
import path from 'node:path';
import { choosePorts } from './dev/choosePorts';
import { whenReady } from './dev/whenReady';
import { REMOTES, ROOT } from '../parts/parts';
import { binary } from '../parts/run';

// `npm run dev`: starts the content server and the development servers of the shell and every
// remote, with hot reload, in one terminal. Open the shell's URL; its server forwards /api and
// /uploads to the content server.

const ports = await choosePorts().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const PROCESSES = [
  {
    name: 'content-server',
    command: binary('tsx'),
    args: ['watch', 'src/app/main.ts'],
    env: {
      HOST: '127.0.0.1',
      PORT: String(ports['content-server']),
      DATA_DIR: process.env.DATA_DIR ?? path.join(ROOT, 'data'),
    },
  },
  ...[...REMOTES, 'shell'].map((name) => ({
    name,
    command: binary('rsbuild'),
    args: ['dev'],
    env: {},
  })),
];

/**
 * The content server's line with its own URL, which serves released parts and should not be opened
 * here.
 */
const SERVERS_OWN_ADDRESS = /^.* is at http:\/\/\S+\n/gm;

const children = PROCESSES.map(({ name, command, args, env }) => {
  const child = spawn(command, args, {
    cwd: path.join(ROOT, name),
    env: { ...process.env, NODE_ENV: 'development', DEV_PORTS: JSON.stringify(ports), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      const shown = name === 'content-server' ? text.replace(SERVERS_OWN_ADDRESS, '') : text;
      out.write(shown.replace(/^(?=.)/gm, `[${name}] `));
    });
  }
  child.on('exit', (code) => {
    // The site needs every part, so stop the others.
    if (code) {
      console.error(`${name} stopped with code ${code}.`);
      process.exitCode = 1;
    }
    stop();
  });
  return child;
});

const stopped = new AbortController();
const stop = () => {
  stopped.abort();
  children.forEach((child) => child.kill('SIGTERM'));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

/** An API call that needs the database and its content. */
const CALL = '/api/content/updates?limit=1';

const at = (name: string) => `http://127.0.0.1:${ports[name]}`;

// The URL is printed last, when pages can be opened. The first start is slower because it stores
// the demo content.
const ready = await whenReady(
  [
    // Checked first, because the shell's server logs an error for every call that it cannot
    // forward.
    at('content-server') + CALL,
    at('shell') + CALL,
    at('shell'),
    ...REMOTES.map((name) => `${at(name)}/mf-manifest.json`),
  ],
  stopped.signal,
);
if (ready) console.log(`\nEverything is ready at http://localhost:${ports.shell}`);
