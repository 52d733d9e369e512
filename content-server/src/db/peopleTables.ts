import type { Invitation, Person, Session } from '@charity-site/api-client/entities';

/** A person with access. */
export interface PersonRow extends Person {
  passwordHash: string;
  /**
   * Incremented when email or password change, which invalidates earlier tokens (docs/product.md
   * 5.12).
   */
  tokenVersion: number;
  updatedAt: string;
}

/** A sign-in of one browser. Its id is a claim of the browser's signed token. */
interface SessionRow extends Omit<Session, 'isCurrent'> {
  administrator: string;
  /** When its token expires. */
  endsAt: string;
}

/** Counted attempts (people/signIn/attempts). */
interface AttemptRow {
  /** A kind and the hash of the counted subject, such as an account. */
  key: string;
  since: string;
  lockedUntil: string;
  count: number;
  /** Number of locks so far; each one lasts twice as long. */
  level: number;
}

/** The tables of the people with access. */
export interface PeopleTables {
  administrators: PersonRow;
  sessions: SessionRow;
  /** The link of an invitation contains the token; only its hash is stored. */
  invitations: Invitation & { tokenHash: string };
  /** An unused recovery code of a person, hashed. */
  recovery_codes: { _id: string; administrator: string; codeHash: string };
  /** An unused link that sets a new password, hashed. */
  password_resets: { tokenHash: string; administrator: string; endsAt: string };
  attempts: AttemptRow;
}
