import { ConfigError } from '../config';
import { CommandError } from './commandError';
import { runCommand } from './commands';

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2), process.env, process.stdin)}\n`);
} catch (error) {
  const expected = error instanceof CommandError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
