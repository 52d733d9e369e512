import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from './parts';

const running = new Set<ChildProcess>();

// Whatever ends this process ends what it has started, so that no build or server is left behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    if (running.size > 0) process.exitCode = 128 + (signal === 'SIGINT' ? 2 : 15);
  });
}

/** How a command is run: where, with which further environment, and whether it may write to the terminal. */
export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  quiet?: boolean;
  /** Gets what the command writes, as it comes. */
  onOutput?: (text: string) => void;
}

/**
 * Runs a command to its end.
 * @returns its exit code; what a quiet command wrote is shown only when it fails
 */
export const run = (
  command: string,
  args: string[],
  { cwd = ROOT, env, quiet = false, onOutput }: RunOptions = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet || onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    running.add(child);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output.push(chunk);
        onOutput?.(chunk.toString());
      });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? (signal ? 1 : 0));
    });
  });

/** Arguments for node that let it run this repository's TypeScript. */
export const TYPESCRIPT = ['--import', 'tsx'];
