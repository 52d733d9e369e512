import { PASSWORD_MIN, passwordChangeRules } from '@charity-site/api-client/entities';
import { ValidationError } from 'yup';
import {
  changeAdministrator,
  changePerson,
  findPersonByEmail,
  findFirstAdministrator,
} from '../../people/signIn/administrators';
import { NO_SECOND_FACTOR } from '../../people/signIn/secondFactor';
import { ensureAdministrator } from '../../people/signIn/firstAdministrator';
import type { PersonRow } from '../../db/database';
import { askSecretly, pipedText } from './ask';
import type { CommandContext } from './commandContext';
import { OperatorError } from '../../process/operatorError';

const chosenPassword = async ({ config, input }: CommandContext): Promise<string> => {
  if (config.admin.password) return config.admin.password;
  if (!input.isTTY) return pipedText(input);
  const first = await askSecretly(input, `New password (at least ${PASSWORD_MIN} characters): `);
  if ((await askSecretly(input, 'The same again: ')) !== first)
    throw new OperatorError('The two are not the same.');
  return first;
};

const checked = (password: string): string => {
  try {
    return passwordChangeRules.validateSyncAt('newPassword', { newPassword: password }) as string;
  } catch (error) {
    if (error instanceof ValidationError) throw new OperatorError(error.message);
    throw error;
  }
};

/** The person with this email; the first administrator if it is empty. */
const personFor = async (
  { database }: CommandContext,
  email: string,
): Promise<PersonRow | undefined> => {
  if (!email) return findFirstAdministrator(database);
  const person = await findPersonByEmail(database, email);
  if (!person) throw new OperatorError(`Nobody with the address ${email} has access.`);
  return person;
};

/**
 * Sets the password of a person, by default of the first administrator, who is created if missing.
 * Ends their sessions (docs/product.md 7.12).
 */
export const setPassword = async (context: CommandContext, email: string): Promise<string> => {
  const { config, database, withoutSecondFactor } = context;
  const password = checked(await chosenPassword(context));
  const person = await personFor(context, email);
  if (!person) {
    const created = await ensureAdministrator(database, { ...config.admin, password });
    return `The administrator ${created?.email} can sign in now.`;
  }
  await changeAdministrator(database, person, { password });
  if (withoutSecondFactor) await changePerson(database, person._id, NO_SECOND_FACTOR);
  return `The password of ${person.email} is set. Everybody has to sign in again.`;
};
