import path from 'node:path';
import { parseArgs } from 'node:util';
import { NewRemoteError } from '../packages/newRemote/name';

// `npm run new-remote -- shop` adds a remote with a first page that can be built and released; with
// `--standalone <folder>` it creates a separate repository.

const USAGE = 'Usage: npm run new-remote -- <name> [--prefix /<path>] [--standalone <folder>]';

const read = () => {
  try {
    return parseArgs({
      options: { prefix: { type: 'string' }, standalone: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new NewRemoteError(`${(error as Error).message}\n${USAGE}`);
  }
};

const addPart = async (name: string, prefix: string): Promise<string[]> => {
  const { newRemote } = await import('../packages/newRemote/newRemote');
  const { federation } = await newRemote(name, prefix);
  return [
    `Created ${name}: its package, a first page at ${prefix} with a test, and its workflow.`,
    `  npm run dev -w ${name}            serve it without the shell, on http://localhost:${federation.devPort}${prefix}`,
    `  npm run build -w ${name}          build it`,
    `  npm run release -- ${name}        make it live`,
    'For more see docs/teams/new-remote.md.',
  ];
};

const addRepository = async (name: string, prefix: string, folder: string): Promise<string[]> => {
  const { newRepository } = await import('../packages/newRemote/standalone');
  await newRepository(name, prefix, path.resolve(process.env.INIT_CWD ?? '.', folder));
  return [
    `Created ${name} in ${folder}: a repository with a first page at ${prefix}, a test and a workflow.`,
    'For more see docs/teams/own-repository.md.',
  ];
};

try {
  const { values, positionals } = read();
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new NewRemoteError(USAGE);
  const { prefix = `/${name}`, standalone } = values;
  const lines = standalone
    ? await addRepository(name, prefix, standalone)
    : await addPart(name, prefix);
  console.log(lines.join('\n'));
} catch (error) {
  if (!(error instanceof NewRemoteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
