import { email, MAX, object, optionalText, optionalUrl, requiredText, type InferType } from './fields';
import { string } from 'yup';

/** Shortest password that can be chosen, in characters. */
export const PASSWORD_MIN = 10;

const password = (label: string) =>
  string().typeError(`${label} must be text.`).max(MAX.short).required(`${label} is required.`).label(label);
const newPassword = (label: string) =>
  password(label).min(PASSWORD_MIN, `${label} must have at least ${PASSWORD_MIN} characters.`);

/** What signs the administrator in (docs/product.md 6). */
export const signInRules = object({ email: email(), password: password('Password') });

/** Change of the sign-in e-mail; the current password is required (docs/product.md 5.12). */
export const emailChangeRules = object({ email: email('New Email'), password: password('Password') });

/** Change of the password; the current one is required (docs/product.md 5.12). */
export const passwordChangeRules = object({
  currentPassword: password('Current Password'),
  newPassword: newPassword('New Password'),
});

/** The local profile form (docs/product.md 5.12, a front-end simulation). */
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

/** The one administrator as `verify-token` answers it (docs/product.md 7.10). */
export interface Administrator {
  _id: string;
  email: string;
  name: string;
}
