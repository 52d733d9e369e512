import {
  rolesFor,
  type Acceptance,
  type Invitation,
  type InvitationDraft,
} from '@charity-site/api-client/entities';
import { addPerson, normalEmail, findPersonByEmail } from '../signIn/administrators';
import { hashPassword } from '../signIn/passwords';
import { newId } from '../../content/rows/rows';
import type { PersonRow, Database } from '../../db/database';
import { isUniqueViolation } from '../../db/dialects/faults';
import { inTransaction, lockTable } from '../../db/transaction';
import type { Actor } from '../../content/history/recordChange';
import { ADMINISTRATORS_ONLY } from '../../http/caller';
import { badInput, HttpError, notFound } from '../../http/httpError';
import type { AccessMails } from './mails';
import { recordAccess } from '../signIn/recordAccess';
import { hashToken, createLinkToken } from '../signIn/secrets';

/** Days until an invitation expires. */
const INVITATION_TTL_DAYS = 7;

const DAY = 24 * 60 * 60 * 1000;

const EXPIRED = 'This invitation was used, withdrawn or has ended. Please ask for a new one.';

const toInvitation = ({
  tokenHash: _tokenHash,
  ...invitation
}: Invitation & { tokenHash: string }): Invitation => invitation;

/**
 * Invites a person, and ends an earlier invitation of the same address. Returns the path of the
 * page that accepts it only now: the token is stored as a hash.
 */
export const invite = async (
  database: Database,
  draft: InvitationDraft,
  by: Actor,
  mails: AccessMails,
): Promise<{ invitation: Invitation; path: string; isMailed: boolean }> => {
  const token = createLinkToken();
  // Browsers do not send what follows the `#`.
  const path = `/admin/invitation#${token}`;
  const email = normalEmail(draft.email);
  const now = new Date();
  const row = {
    _id: newId(now),
    email,
    role: draft.role,
    tokenHash: hashToken(token),
    invitedBy: by.name || by.email,
    createdAt: now.toISOString(),
    endsAt: new Date(now.getTime() + INVITATION_TTL_DAYS * DAY).toISOString(),
  };
  const isMailed = await inTransaction(database, async (transaction) => {
    // Locked, so that nobody invites while their own access ends.
    await lockTable(transaction, 'administrators');
    await transaction
      .selectFrom('administrators')
      .select('_id')
      .where('_id', '=', by._id)
      .where('role', 'in', rolesFor('managePeople'))
      .executeTakeFirstOrThrow(() => new HttpError(403, ADMINISTRATORS_ONLY));
    if (await findPersonByEmail(transaction, email))
      throw badInput({ email: 'This person has access already.' });
    await transaction
      .insertInto('invitations')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .execute();
    await recordAccess(transaction, { item: row._id, title: email, action: 'invited' }, by);
    return mails.invitation(transaction, email, { by: row.invitedBy, path });
  });
  return { invitation: toInvitation(row), path, isMailed };
};

/** Deletes an invitation that was not accepted. */
export const withdraw = async (database: Database, id: string): Promise<void> => {
  const { numDeletedRows } = await database
    .deleteFrom('invitations')
    .where('_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('Invitation');
};

/** The invitation of a link. @throws HttpError 400 if the link was used or has expired */
export const invitationOf = async (database: Database, token: string): Promise<Invitation> => {
  const row = await database
    .selectFrom('invitations')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('endsAt', '>', new Date().toISOString())
    .executeTakeFirstOrThrow(() => new HttpError(400, EXPIRED));
  return toInvitation(row);
};

/** Gives the invited person access, once: a second concurrent call finds no invitation. */
export const accept = async (
  database: Database,
  { token, name, password }: Acceptance,
): Promise<PersonRow> => {
  const passwordHash = await hashPassword(password);
  try {
    return await inTransaction(database, async (transaction) => {
      const invitation = await transaction
        .deleteFrom('invitations')
        .where('tokenHash', '=', hashToken(token))
        .where('endsAt', '>', new Date().toISOString())
        .returningAll()
        .executeTakeFirstOrThrow(() => new HttpError(400, EXPIRED));
      const { email, role } = invitation;
      const person = await addPerson(transaction, { email, name, role, passwordHash });
      await recordAccess(transaction, { item: person._id, title: name, action: 'joined' }, person);
      return person;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new HttpError(400, EXPIRED);
    throw error;
  }
};
