import { string } from 'yup';
import { ROLES, type Role } from './roles';
import { email, lenientEmail, MAX, object, requiredText, type InferType } from '../fields/fields';
import { newPassword, password } from '../fields/password';

const role = () =>
  string()
    .typeError('Role must be text.')
    .oneOf(ROLES, 'Role must be administrator or editor.')
    .required('Role is required.')
    .label('Role');

/** The secret part of a link. */
const token = () => requiredText('Token', MAX.short);

/** Rules of an invitation. */
export const invitationRules = object({ email: email(), role: role() });

/** The link of an invitation. */
export const invitationLinkRules = object({ token: token() });

/** Input of an invited person. */
export const acceptanceRules = object({
  token: token(),
  name: requiredText('Name', MAX.name),
  password: newPassword('Password'),
});

/** Rules of a changed role. */
export const roleRules = object({ role: role() });

/** Rules of one's own name. */
export const ownNameRules = object({ name: requiredText('Name', MAX.name) });

/** The password that confirms an action. */
export const confirmationRules = object({ password: password('Password') });

/** Who forgot the password. */
export const forgottenRules = object({ email: lenientEmail() });

/** A new password by a link that was mailed. */
export const passwordResetRules = object({
  token: token(),
  newPassword: newPassword('New Password'),
});

/** A new password by a recovery code. */
export const recoveryRules = object({
  email: lenientEmail(),
  code: requiredText('Recovery Code', MAX.short),
  newPassword: newPassword('New Password'),
});

export type InvitationDraft = InferType<typeof invitationRules>;
export type Acceptance = InferType<typeof acceptanceRules>;
export type PasswordReset = InferType<typeof passwordResetRules>;
export type Recovery = InferType<typeof recoveryRules>;

/** A person with access, as administrators see it. */
export interface Person {
  _id: string;
  name: string;
  email: string;
  role: Role;
  /** UTC ISO 8601, to a few minutes; '' for never. */
  lastSeenAt: string;
}

/** An invitation that was not accepted yet. */
export interface Invitation {
  _id: string;
  email: string;
  role: Role;
  invitedBy: string;
  /** UTC ISO 8601. */
  createdAt: string;
  endsAt: string;
}

/** Everyone with access, and everyone who was invited. */
export interface People {
  people: Person[];
  invitations: Invitation[];
}

/** A sign-in of one browser. */
export interface Session {
  _id: string;
  /** Browser and system, such as 'Firefox on Android'. */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** True when it is the session of this call. */
  isCurrent: boolean;
}

/** The newest change of an item of a list. */
export interface LastChange {
  item: string;
  by: string;
  at: string;
}
