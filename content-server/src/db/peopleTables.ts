import type { Role } from '@charity-site/api-client/entities';

/** A person with access. */
export interface AdministratorRow {
  _id: string;
  email: string;
  name: string;
  role: Role;
  passwordHash: string;
  /** Grows when e-mail or password change, which ends the tokens given out before (docs/product.md 5.12). */
  tokenVersion: number;
  updatedAt: string;
  /** When the person last made a call, to a few minutes; '' for never. */
  lastSeenAt: string;
}

/** A sign-in of one browser. Its id is a claim of the browser's token, which only the signing key can make. */
interface SessionRow {
  _id: string;
  administrator: string;
  /** Browser and system in words, such as 'Firefox on Android'. */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** When its token expires. */
  endsAt: string;
}

/** An invitation that was not accepted yet. The link holds the token; only its hash is stored. */
interface InvitationRow {
  _id: string;
  email: string;
  role: Role;
  tokenHash: string;
  /** Name of the person who invited. */
  invitedBy: string;
  createdAt: string;
  endsAt: string;
}

/** An unused recovery code of a person, hashed. */
interface RecoveryCodeRow {
  _id: string;
  administrator: string;
  codeHash: string;
}

/** An unused link that sets a new password, hashed. */
interface PasswordResetRow {
  tokenHash: string;
  administrator: string;
  endsAt: string;
}

/** Counted attempts. `key` is a kind and the hash of what is counted, such as an account. See people/signIn/tries. */
interface AttemptRow {
  key: string;
  count: number;
  level: number;
  since: string;
  lockedUntil: string;
}

/** The tables of the people with access. */
export interface PeopleTables {
  administrators: AdministratorRow;
  sessions: SessionRow;
  invitations: InvitationRow;
  recovery_codes: RecoveryCodeRow;
  password_resets: PasswordResetRow;
  attempts: AttemptRow;
}
