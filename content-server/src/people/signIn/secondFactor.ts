import type { SecondFactorDraft, SecondFactorSecret } from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { Database, PersonRow } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { badInput, existing } from '../../http/httpError';
import type { Actor } from '../../content/history/recordChange';
import { recordAccess } from './recordAccess';
import { hashRecoveryCode } from './secrets';

/** Length of a secret, in bytes (RFC 4226). */
const SECRET_BYTES = 20;

/** Number of earlier and later codes that are valid, because clocks differ. */
const WINDOW = 1;

const MISSING = 'Please enter the code from your app.';
const INVALID =
  'The code is incorrect or was used already. Please enter the next code of your app.';

/** The columns of a person without a second factor. */
export const NO_SECOND_FACTOR = { secondFactor: '', secondFactorStep: 0 };

/** Creates a secret for an authenticator app. It is stored once a code has proved the app. */
export const createSecret = (issuer: string, label: string): SecondFactorSecret => {
  const totp = new TOTP({ issuer, label, secret: new Secret({ size: SECRET_BYTES }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/** The time step of a code; undefined for an invalid one. */
const stepOf = (secret: string, code: string): number | undefined => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  const token = code.replaceAll(/\s/g, '');
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
};

/** Marks a code as used. @returns false if it or a later one was used before */
const acceptStep = async (database: Database, person: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('administrators')
    .set({ secondFactorStep: step })
    .where('_id', '=', person)
    .where('secondFactorStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const acceptRecoveryCode = async (
  database: Database,
  person: string,
  code: string,
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('recovery_codes')
    .where('codeHash', '=', hashRecoveryCode(code))
    .where('administrator', '=', person)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/**
 * Requires a code from a person with a second factor, after the password, link or recovery code was
 * accepted and before anything changes. A code works once, and attempts are counted.
 * @param code from the person's app, or a recovery code
 * @param acceptsRecoveryCodes false where a recovery code already stands for the password
 * @throws HttpError 400 without a valid code: `errors.secondFactor` makes forms show the field. 429
 * after too many attempts
 */
export const requireSecondFactor = async (
  request: FastifyRequest,
  person: PersonRow,
  code: string | undefined,
  { acceptsRecoveryCodes = true } = {},
): Promise<void> => {
  if (person.secondFactor === '') return;
  if (!code) throw badInput({ secondFactor: MISSING });
  const { server } = request;
  const { database } = server;
  const succeeded = await server.countAttempt(request, 'second-factor', person.email);
  const step = stepOf(person.secondFactor, code);
  const isValid =
    step === undefined
      ? acceptsRecoveryCodes && (await acceptRecoveryCode(database, person._id, code))
      : await acceptStep(database, person._id, step);
  if (!isValid) throw badInput({ secondFactor: INVALID });
  await succeeded();
};

/** Stores a secret, or '' without a second factor, with an entry in the history. */
const storeSecret = (
  database: Database,
  id: string,
  columns: { secondFactor: string; secondFactorStep: number },
  by: Actor,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const person = await transaction
      .updateTable('administrators')
      .set(columns)
      .where('_id', '=', id)
      .returning('name')
      .executeTakeFirst();
    const { name } = existing(person, 'Person');
    const action = columns.secondFactor ? 'created' : 'deleted';
    await recordAccess(transaction, { item: id, title: name, action }, by);
  });

/** Turns on the second factor of a person. @throws HttpError 400 if the code is not the secret's */
export const turnOn = async (
  database: Database,
  person: PersonRow,
  { secret, code }: Pick<SecondFactorDraft, 'secret' | 'code'>,
): Promise<void> => {
  const step = stepOf(secret, code);
  if (step === undefined) throw badInput({ code: INVALID });
  await storeSecret(database, person._id, { secondFactor: secret, secondFactorStep: step }, person);
};

/** Turns off the second factor of a person. @throws HttpError 404 without such a person */
export const turnOff = (database: Database, id: string, by: Actor): Promise<void> =>
  storeSecret(database, id, NO_SECOND_FACTOR, by);
