import type { Session } from '@charity-site/api-client/entities';
import { newId } from '../../content/rows/rows';
import type { PersonRow, Database, Queryable } from '../../db/database';
import { TOKEN_HOURS, type TokenClaims } from './tokens';

/** The person and session of a token. */
export interface SignedIn {
  person: PersonRow;
  session: string;
  seenAt: string;
}

/** Precision of `lastSeenAt`, in ms, so that not every request writes. */
const SEEN_PRECISION = 5 * 60 * 1000;

/** Starts a session and deletes expired ones. @returns its id */
export const openSession = async (
  database: Database,
  person: string,
  device: string,
): Promise<string> => {
  const now = new Date();
  const session = newId(now);
  await database.deleteFrom('sessions').where('endsAt', '<', now.toISOString()).execute();
  await database
    .insertInto('sessions')
    .values({
      _id: session,
      administrator: person,
      device,
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      endsAt: new Date(now.getTime() + TOKEN_HOURS * 60 * 60 * 1000).toISOString(),
    })
    .execute();
  return session;
};

/** The person of a token; undefined if the session ended or email or password changed. */
export const signedInBy = async (
  database: Database,
  { sub, version, session }: TokenClaims,
): Promise<SignedIn | undefined> => {
  const row = await database
    .selectFrom('administrators')
    .innerJoin('sessions', 'sessions.administrator', 'administrators._id')
    .selectAll('administrators')
    .select('sessions.lastSeenAt as seenAt')
    .where('administrators._id', '=', sub)
    .where('administrators.tokenVersion', '=', version)
    .where('sessions._id', '=', session)
    .executeTakeFirst();
  if (!row) return undefined;
  const { seenAt, ...person } = row;
  return { person, session, seenAt };
};

/** True if the person of a token still has access. */
export const hasAccess = async (database: Database, { sub }: TokenClaims): Promise<boolean> =>
  (await database
    .selectFrom('administrators')
    .select('_id')
    .where('_id', '=', sub)
    .executeTakeFirst()) !== undefined;

/** Stores the time of a request, at most every few minutes. */
export const markSeen = async (
  database: Database,
  { person, session, seenAt }: SignedIn,
): Promise<void> => {
  const now = Date.now();
  if (person.lastSeenAt !== '' && now - Date.parse(seenAt) < SEEN_PRECISION) return;
  const lastSeenAt = new Date(now).toISOString();
  await database.updateTable('sessions').set({ lastSeenAt }).where('_id', '=', session).execute();
  await database
    .updateTable('administrators')
    .set({ lastSeenAt })
    .where('_id', '=', person._id)
    .execute();
};

/** A person's sessions, last used first. */
export const readSessions = async (
  database: Database,
  person: string,
  current: string,
): Promise<Session[]> => {
  const rows = await database
    .selectFrom('sessions')
    .select(['_id', 'device', 'createdAt', 'lastSeenAt'])
    .where('administrator', '=', person)
    .where('endsAt', '>', new Date().toISOString())
    .orderBy('lastSeenAt', 'desc')
    .orderBy('_id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isCurrent: row._id === current }));
};

/** Ends a session of a person. @returns false if there is none */
export const closeSession = async (
  database: Database,
  person: string,
  session: string,
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('administrator', '=', person)
    .where('_id', '=', session)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Ends the sessions of a person, except one. */
export const closeSessions = async (
  writer: Queryable,
  person: string,
  except = '',
): Promise<void> => {
  await writer
    .deleteFrom('sessions')
    .where('administrator', '=', person)
    .where('_id', '<>', except)
    .execute();
};
