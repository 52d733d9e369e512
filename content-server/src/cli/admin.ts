import { ConfigError, readConfig } from '../config';
import { openDatabase } from '../db/open';
import { backup, exportContent, importContent, restore } from './archives';
import { CommandError } from './commandError';
import type { CommandContext } from './commandContext';
import { setPassword } from './setPassword';

const USAGE = `npm run admin -- <command>

  set-password          sets the administrator's password: asks for it, or takes ADMIN_PASSWORD or what is piped in
  backup <file>         writes everything into one file: content, messages, comments, sign-in, pictures
  restore <file>        puts everything back as it was in a backup; what is there now is replaced
  export <file>         writes the public content and its pictures into one file
  import <file>         adds the content of an export; items that are there already are replaced, the rest stays`;

const COMMANDS: Record<string, (context: CommandContext, file: string) => Promise<string>> = {
  'set-password': setPassword,
  backup,
  restore,
  export: exportContent,
  import: importContent,
};

const run = async ([name = '', file = '']: string[]): Promise<string> => {
  const command = COMMANDS[name];
  if (!command) throw new CommandError(name ? `There is no command ${name}.\n\n${USAGE}` : USAGE);
  if (name !== 'set-password' && !file) throw new CommandError(`Please name a file: npm run admin -- ${name} <file>`);
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataDir });
  try {
    return await command({ config, database }, file);
  } finally {
    await database.destroy();
  }
};

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const expected = error instanceof CommandError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
