import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from './parts';

/**
 * The file of a module that another process runs. It has the caller's extension: `.ts` here, `.js`
 * in the packed remote-sdk.
 * @param module relative to the caller, without extension
 * @param caller the caller's `import.meta.url`
 */
export const entryFile = (module: string, caller: string): string =>
  fileURLToPath(new URL(module + path.extname(caller), caller));

const running = new Set<ChildProcess>();

// A signal to this process also stops its child processes, so that no build or server keeps
// running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    if (running.size > 0) process.exitCode = 128 + (signal === 'SIGINT' ? 2 : 15);
  });
}

/** The program of an installed package. */
export const binary = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);

/** Options of `run`. */
export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  quiet?: boolean;
  /** Called with each chunk of the command's output. */
  onOutput?: (text: string) => void;
}

/**
 * Runs a command until it exits. The output of a quiet command is printed only if it fails.
 * @returns its exit code
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

/** Arguments with which node runs TypeScript. */
export const TYPESCRIPT = ['--import', 'tsx'];
