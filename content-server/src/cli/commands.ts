import { readConfig } from '../config';
import { openDatabase, openExisting } from '../db/open';
import { backup, exportContent, importContent, restore } from './archives';
import type { CommandContext } from './commandContext';
import { OperatorError } from '../operatorError';
import { setPassword } from './setPassword';

const USAGE = `npm run admin -- <command>

  set-password [email]  sets a person's password, without an email the first administrator's: asks for it, or takes
                        ADMIN_PASSWORD or what is piped in
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

/** Commands that create or migrate the database, like the server's start. */
const MIGRATING = ['restore', 'import'];

/**
 * Runs one command on the data that the environment configures; returns the output. Throws a OperatorError or
 * ConfigError with a message for the person.
 */
export const runCommand = async (
  [name = '', file = '']: string[],
  environment: NodeJS.ProcessEnv,
  input: CommandContext['input'],
): Promise<string> => {
  const command = COMMANDS[name];
  if (!command) throw new OperatorError(name ? `There is no command ${name}.\n\n${USAGE}` : USAGE);
  if (name !== 'set-password' && !file) throw new OperatorError(`Please name a file: npm run admin -- ${name} <file>`);
  const config = readConfig(environment);
  const { databaseUrl, dataDir } = config;
  const place = databaseUrl ? { url: databaseUrl } : { folder: dataDir };
  const open = MIGRATING.includes(name) ? openDatabase : openExisting;
  const database = await open(place, { isUnhurried: true });
  try {
    return await command({ config, database, input }, file);
  } finally {
    await database.destroy();
  }
};
