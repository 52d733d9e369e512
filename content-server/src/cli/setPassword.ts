import { PASSWORD_MIN, passwordChangeRules } from '@charity-site/api-client/entities';
import { ValidationError } from 'yup';
import { changeAdministrator, theAdministrator } from '../auth/administrators';
import { ensureAdministrator } from '../auth/firstAdministrator';
import { askSecretly, pipedText } from './ask';
import type { CommandContext } from './commandContext';
import { CommandError } from './commandError';

const chosenPassword = async ({ config, input }: CommandContext): Promise<string> => {
  if (config.admin.password) return config.admin.password;
  if (!input.isTTY) return pipedText(input);
  const first = await askSecretly(input, `New password (at least ${PASSWORD_MIN} characters): `);
  if ((await askSecretly(input, 'The same again: ')) !== first) throw new CommandError('The two are not the same.');
  return first;
};

const checked = (password: string): string => {
  try {
    return passwordChangeRules.validateSyncAt('newPassword', { newPassword: password }) as string;
  } catch (error) {
    if (error instanceof ValidationError) throw new CommandError(error.message);
    throw error;
  }
};

/** Sets the administrator's password, or creates the administrator; ends all sessions (docs/product.md 7.12). */
export const setPassword = async (context: CommandContext): Promise<string> => {
  const { config, database } = context;
  const password = checked(await chosenPassword(context));
  const administrator = await theAdministrator(database);
  if (!administrator) {
    const made = await ensureAdministrator(database, { ...config.admin, password });
    return `The administrator ${made?.email} can sign in now.`;
  }
  await changeAdministrator(database, administrator, { password });
  return `The password of ${administrator.email} is set. Everybody has to sign in again.`;
};
