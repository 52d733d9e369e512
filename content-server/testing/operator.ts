import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCommand } from '../src/app/commands/commands';
import { runProgram } from './processes';
import { environmentOf, type SharedPlace } from './sharedPlace';

/** Runs the commands of a site's operator, in this process and in programs of their own. */
export const operatorOf = (shared: SharedPlace) => {
  const admin = (args: string[]): Promise<string> =>
    runCommand(args, environmentOf(shared), Readable.from(['a-much-better-one']));

  /** Runs a program with a standard input. @returns its exit code and what it wrote */
  const program = async (
    name: 'main.ts' | 'commands/admin.ts',
    args: string[],
    settings = environmentOf(shared),
    input?: Buffer,
  ) => {
    const child = runProgram(name, settings, args);
    child.stdin.end(input);
    const out: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => out.push(piece));
    const err = await text(child.stderr);
    return { code: child.exitCode ?? ((await once(child, 'exit')) as [number])[0], out: Buffer.concat(out), err };
  };

  return { admin, program };
};
