import type { PasswordReset, Recovery } from '@charity-site/api-client/entities';
import { changeSignIn, normalEmail, findPersonByEmail } from '../signIn/administrators';
import { hashPassword } from '../signIn/passwords';
import { newId } from '../../content/rows/rows';
import { countOf } from '../../db/queries/countOf';
import type { PersonRow, Database, Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { HttpError } from '../../http/httpError';
import type { AccessMails } from './mails';
import { recordAccess } from '../signIn/recordAccess';
import {
  hashRecoveryCode,
  hashToken,
  createLinkToken,
  createRecoveryCode,
} from '../signIn/secrets';

/** Number of new recovery codes. */
const CODE_COUNT = 10;

/** Lifetime of a link that sets a new password, in ms. */
const LINK_TTL = 60 * 60 * 1000;

/**
 * Creates recovery codes and deletes the earlier ones. Returns them only now: they are stored as
 * hashes.
 */
export const createRecoveryCodes = async (
  database: Database,
  person: string,
): Promise<string[]> => {
  const codes = Array.from({ length: CODE_COUNT }, createRecoveryCode);
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('recovery_codes').where('administrator', '=', person).execute();
    await transaction
      .insertInto('recovery_codes')
      .values(
        codes.map((code) => ({
          _id: newId(),
          administrator: person,
          codeHash: hashRecoveryCode(code),
        })),
      )
      .execute();
  });
  return codes;
};

/** Number of unused recovery codes of a person. */
export const countRecoveryCodes = (database: Database, person: string): Promise<number> =>
  countOf(database.selectFrom('recovery_codes').where('administrator', '=', person));

const UNUSABLE_LINK = 'This link was already used or has expired. Please ask for a new one.';
const WRONG_CODE = 'The email or the recovery code is incorrect.';

/** The person of a mailed link. @throws HttpError 400 if it was used or has expired */
export const personOfLink = (database: Database, token: string): Promise<PersonRow> =>
  database
    .selectFrom('administrators')
    .innerJoin('password_resets', 'password_resets.administrator', 'administrators._id')
    .selectAll('administrators')
    .where('tokenHash', '=', hashToken(token))
    .where('endsAt', '>', new Date().toISOString())
    .executeTakeFirstOrThrow(() => new HttpError(400, UNUSABLE_LINK));

/** The person of an unused recovery code. @throws HttpError 400 if it is not of this address */
export const personOfCode = (
  database: Database,
  { email, code }: Pick<Recovery, 'email' | 'code'>,
): Promise<PersonRow> =>
  database
    .selectFrom('administrators')
    .innerJoin('recovery_codes', 'recovery_codes.administrator', 'administrators._id')
    .selectAll('administrators')
    .where('codeHash', '=', hashRecoveryCode(code))
    .where('email', '=', normalEmail(email))
    .executeTakeFirstOrThrow(() => new HttpError(400, WRONG_CODE));

/** Mails a link that sets a new password, if the address belongs to a person with access. */
export const mailReset = async (
  database: Database,
  email: string,
  mails: AccessMails,
): Promise<void> => {
  const token = createLinkToken();
  const now = Date.now();
  await inTransaction(database, async (transaction) => {
    const person = await findPersonByEmail(transaction, email);
    if (!person) return;
    await transaction
      .deleteFrom('password_resets')
      .where('endsAt', '<', new Date(now).toISOString())
      .execute();
    const row = {
      tokenHash: hashToken(token),
      administrator: person._id,
      endsAt: new Date(now + LINK_TTL).toISOString(),
    };
    await transaction.insertInto('password_resets').values(row).execute();
    await mails.reset(transaction, person.email, `/admin/new-password#${token}`);
  });
};

/**
 * Sets a new password, ends all sessions and links, and notifies the person.
 * @param use deletes the link or code in the transaction; throws if it was used or has expired
 */
const setNewPassword = async (
  database: Database,
  newPassword: string,
  mails: AccessMails,
  use: (transaction: Transaction) => Promise<{ administrator: string }>,
): Promise<PersonRow> => {
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(database, async (transaction) => {
    const { administrator } = await use(transaction);
    const changed = await changeSignIn(transaction, administrator, { passwordHash });
    await transaction
      .deleteFrom('password_resets')
      .where('administrator', '=', administrator)
      .execute();
    await recordAccess(
      transaction,
      { item: administrator, title: changed.name, action: 'passwordRecovered' },
      changed,
    );
    await mails.wasReset(transaction, changed.email);
    return changed;
  });
};

/**
 * Sets a new password with a mailed link.
 * @throws HttpError 400 if it was used or has expired
 */
export const resetByLink = (
  database: Database,
  { token, newPassword }: PasswordReset,
  mails: AccessMails,
): Promise<PersonRow> =>
  setNewPassword(database, newPassword, mails, (transaction) =>
    transaction
      .deleteFrom('password_resets')
      .where('tokenHash', '=', hashToken(token))
      .where('endsAt', '>', new Date().toISOString())
      .returning('administrator')
      .executeTakeFirstOrThrow(() => new HttpError(400, UNUSABLE_LINK)),
  );

/**
 * Sets a new password with a recovery code. Unknown addresses and wrong codes take the same time,
 * with the same statements, and get the same response.
 */
export const resetByCode = (
  database: Database,
  { email, code, newPassword }: Recovery,
  mails: AccessMails,
): Promise<PersonRow> =>
  setNewPassword(database, newPassword, mails, (transaction) =>
    transaction
      .deleteFrom('recovery_codes')
      .where('codeHash', '=', hashRecoveryCode(code))
      .where('administrator', 'in', (eb) =>
        eb.selectFrom('administrators').select('_id').where('email', '=', normalEmail(email)),
      )
      .returning('administrator')
      .executeTakeFirstOrThrow(() => new HttpError(400, WRONG_CODE)),
  );
