import { parseArgs } from 'node:util';
import { releasedBy, runOperatorCommand } from '@charity-site/registry/operator';
import { ReleaseError } from '@charity-site/registry/store';
import { openExisting } from '../../db/open';
import { ignoreGoneReaders } from '../../process/goneReaders';
import { OperatorError } from '../../process/operatorError';
import { readConfig } from '../../process/settings/config';
import { withReleases } from '../../releases/live/withReleases';

// `charity-site releases <command>`: the operator's commands on the releases. They work while the
// server runs, and while it is down.

const USAGE = `charity-site releases <command>

  list                              shows the live versions, since when, and the versions before
  rollback <part> [version]         ends the canary; without one, makes the version before live again, or a named one
  off <remote> [contribution]       switches a remote off, or one of its contributions such as menu /shop
  on <remote> [contribution]        switches it on again
  grant <remote> <prefix>           gives a remote one more path
  prune [part] [--keep <n>]         removes old versions; the server does it each day`;

const run = async (): Promise<string> => {
  const { values, positionals } = parseArgs({
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  });
  const command = { args: positionals, keep: values.keep, usage: USAGE };
  const result = await withReleases(readConfig(), openExisting, (store) =>
    runOperatorCommand(command, { store, by: releasedBy() }),
  );
  return result ?? USAGE;
};

ignoreGoneReaders();
try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const isExpected = error instanceof ReleaseError || error instanceof OperatorError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
