import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { runProgram } from './processes';

/**
 * Runs an operator's program with a standard input.
 * @returns its exit code and output
 */
export const runProgramToEnd = async (
  name: 'main.ts' | 'commands/admin.ts',
  args: string[],
  settings: Record<string, string>,
  input?: string | Buffer,
  root?: string,
) => {
  const child = runProgram(name, settings, args, [], root);
  child.stdin.end(input);
  const out: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => out.push(piece));
  const err = await text(child.stderr);
  return {
    code: child.exitCode ?? ((await once(child, 'exit')) as [number])[0],
    out: Buffer.concat(out),
    err,
  };
};
