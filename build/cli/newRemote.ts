import { NewRemoteError } from '../newRemote/name';
import { newRemote } from '../newRemote/newRemote';

// `npm run new-remote -- shop`: adds a remote with a first page that can be built and released.
const [name, ...rest] = process.argv.slice(2);
try {
  if (!name || rest.length > 0) throw new NewRemoteError('Usage: npm run new-remote -- <name>');
  const { federation } = await newRemote(name);
  console.log(
    [
      `Created ${name}: its package, a first page at /${name} with a test, and its workflow.`,
      `  npm run dev -w ${name}            serve it without the shell, on http://localhost:${federation.devPort}/${name}`,
      `  npm run build -w ${name}          build it`,
      `  npm run release -- ${name}        make it live`,
      'For more see docs/teams/new-remote.md.',
    ].join('\n'),
  );
} catch (error) {
  if (!(error instanceof NewRemoteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
