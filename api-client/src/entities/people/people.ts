import { string } from 'yup';
import { ROLES, type Role } from './roles';
import { email, lenientEmail, MAX, object, requiredText, type InferType } from '../fields/fields';
import { newPassword, password, secondFactorCode } from '../fields/password';

const role = () =>
  string()
    .typeError('Role must be text.')
    .oneOf(ROLES, 'Role must be administrator, editor or writer.')
    .required('Role is required.')
    .label('Role');

/** The secret of an emailed link. */
const token = () => requiredText('Token', MAX.short);

/** Rules of an invitation. */
export const invitationRules = object({ email: email(), role: role() });

/** Rules of a request with an invitation's link. */
export const invitationLinkRules = object({ token: token() });

/** Rules of accepting an invitation. */
export const acceptanceRules = object({
  token: token(),
  name: requiredText('Name', MAX.name),
  password: newPassword('Password'),
});

/** Rules of a change of a role. */
export const roleRules = object({ role: role() });

/** Rules of a change of the caller's name. */
export const ownNameRules = object({ name: requiredText('Name', MAX.name) });

/** Rules of confirming an action with the password. */
export const confirmationRules = object({ password: password('Password') });

/** Rules of requesting a password reset. */
export const forgottenRules = object({ email: lenientEmail() });

/** Rules of a password reset with an emailed link. */
export const passwordResetRules = object({
  token: token(),
  newPassword: newPassword('New Password'),
  secondFactor: secondFactorCode(),
});

/** Rules of a password reset with a recovery code. */
export const recoveryRules = object({
  email: lenientEmail(),
  code: requiredText('Recovery Code', MAX.short),
  newPassword: newPassword('New Password'),
  secondFactor: secondFactorCode(),
});

/** Rules of turning on the second factor: its secret, and a code as proof that an app has it. */
export const secondFactorRules = object({
  password: password('Password'),
  secret: string()
    .typeError('Secret must be text.')
    .matches(/^[A-Z2-7]{32}$/, 'Please start again: the secret is incomplete.')
    .required('Secret is required.')
    .label('Secret'),
  code: requiredText('Code from your app', MAX.short),
});

export type InvitationDraft = InferType<typeof invitationRules>;
export type Acceptance = InferType<typeof acceptanceRules>;
export type PasswordReset = InferType<typeof passwordResetRules>;
export type Recovery = InferType<typeof recoveryRules>;
export type SecondFactorDraft = InferType<typeof secondFactorRules>;

/** A person with access, for administrators. */
export interface Person {
  _id: string;
  name: string;
  email: string;
  role: Role;
  /** UTC ISO 8601, accurate to a few minutes; '' for never. */
  lastSeenAt: string;
  /** True if a login needs a code from the person's app. */
  hasSecondFactor: boolean;
}

/** A new secret for an authenticator app. */
export interface SecondFactorSecret {
  secret: string;
  /** The `otpauth:` URI, for a QR code. */
  uri: string;
}

/** An open invitation. */
export interface Invitation {
  _id: string;
  email: string;
  role: Role;
  invitedBy: string;
  /** UTC ISO 8601. */
  createdAt: string;
  endsAt: string;
}

/** Everyone with access, and open invitations. */
export interface People {
  people: Person[];
  invitations: Invitation[];
}

/** A session of one browser. */
export interface Session {
  _id: string;
  /** Browser and system, such as 'Firefox on Android'. */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** True for the caller's session. */
  isCurrent: boolean;
}

/** The last change of an item. */
export interface LastChange {
  item: string;
  by: string;
  at: string;
}
