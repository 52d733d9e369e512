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
import { recordAccess } from './recordAccess';
import { hashToken, createLinkToken } from './secrets';

/** Days for which an invitation can be accepted. */
const INVITATION_DAYS = 7;

const DAY = 24 * 60 * 60 * 1000;

const ENDED = 'This invitation was used, withdrawn or has ended. Please ask for a new one.';

const toInvitation = ({
  tokenHash: _tokenHash,
  ...face
}: Invitation & { tokenHash: string }): Invitation => face;

/**
 * Invites a person; an earlier invitation of the same address ends. The path is that of the page
 * where it is accepted; it is answered once, and its token is stored as a hash.
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
    endsAt: new Date(now.getTime() + INVITATION_DAYS * DAY).toISOString(),
  };
  const isMailed = await inTransaction(database, async (transaction) => {
    // Locked, so that an invitation is not made while the access of its person ends.
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

/** Ends an invitation before it is accepted. */
export const withdraw = async (database: Database, id: string): Promise<void> => {
  const { numDeletedRows } = await database
    .deleteFrom('invitations')
    .where('_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('Invitation');
};

/** The invitation of a link. @throws HttpError 400 when the link was used or has ended */
export const invitationOf = async (database: Database, token: string): Promise<Invitation> => {
  const row = await database
    .selectFrom('invitations')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('endsAt', '>', new Date().toISOString())
    .executeTakeFirstOrThrow(() => new HttpError(400, ENDED));
  return toInvitation(row);
};

/**
 * Gives the invited person access, once: of two calls at the same time the second one finds no
 * invitation.
 */
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
        .executeTakeFirstOrThrow(() => new HttpError(400, ENDED));
      const { email, role } = invitation;
      const person = await addPerson(transaction, { email, name, role, passwordHash });
      await recordAccess(transaction, { item: person._id, title: name, action: 'joined' }, person);
      return person;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new HttpError(400, ENDED);
    throw error;
  }
};
