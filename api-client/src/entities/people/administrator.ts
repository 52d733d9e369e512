import {
  email,
  lenientEmail,
  MAX,
  object,
  optionalText,
  optionalUrl,
  requiredText,
  type InferType,
} from '../fields/fields';
import { newPassword, password, secondFactorCode } from '../fields/password';
import type { Role } from './roles';

/** Rules of the sign-in form (docs/product.md 6). */
export const signInRules = object({
  email: lenientEmail(),
  password: password('Password'),
  secondFactor: secondFactorCode(),
});

/** Rules of a change of the sign-in email; requires the password (docs/product.md 5.12). */
export const emailChangeRules = object({
  email: email('New Email'),
  password: password('Password'),
  secondFactor: secondFactorCode(),
});

/** Rules of a change of the password; requires the current one (docs/product.md 5.12). */
export const passwordChangeRules = object({
  currentPassword: password('Current Password'),
  newPassword: newPassword('New Password'),
  secondFactor: secondFactorCode(),
});

/** Rules of the profile form, which is not stored on the server (docs/product.md 5.12). */
export const profileRules = object({
  name: requiredText('Name', MAX.name),
  role: requiredText('Role', MAX.name).default('Administrator'),
  bio: optionalText('Bio', MAX.message),
  website: optionalUrl('Website'),
});

export type SignIn = InferType<typeof signInRules>;
export type EmailChange = InferType<typeof emailChangeRules>;
export type PasswordChange = InferType<typeof passwordChangeRules>;
export type Profile = InferType<typeof profileRules>;

/** The person in the response of `verify-token` (docs/product.md 7.10). */
export interface Administrator {
  _id: string;
  email: string;
  name: string;
  role: Role;
}
