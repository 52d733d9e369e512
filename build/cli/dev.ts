import { spawn } from 'node:child_process';
import path from 'node:path';
import { devPortOf } from '../devPorts';
import { REMOTES, ROOT } from '../parts/parts';

const binary = (name: string) => path.join(ROOT, 'node_modules/.bin', name);

// `npm run dev`: the content server and the development servers of the shell and every remote, all with hot reload, in one
// terminal. The one to open is the shell's; it hands /api and /uploads on to the content server.

const PROCESSES = [
  { name: 'content-server', command: binary('tsx'), args: ['watch', 'src/main.ts'] },
  ...[...REMOTES, 'shell'].map((name) => ({
    name,
    command: binary('rsbuild'),
    args: ['dev'],
  })),
];

const children = PROCESSES.map(({ name, command, args }) => {
  const child = spawn(command, args, {
    cwd: path.join(ROOT, name),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ...(name === 'content-server'
        ? { PORT: String(devPortOf('content-server')), DATA_DIR: process.env.DATA_DIR ?? path.join(ROOT, 'data') }
        : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      out.write(chunk.toString().replace(/^(?=.)/gm, `[${name}] `));
    });
  }
  child.on('exit', (code) => {
    // One part down means nothing works: stop the rest and say which it was.
    if (code) console.error(`${name} stopped with code ${code}.`);
    stop();
  });
  return child;
});

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
