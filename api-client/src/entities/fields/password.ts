import { string } from 'yup';
import { tooLong } from './fields';
import { MAX } from './lengths';

/** Minimum length of a new password, in characters. */
export const PASSWORD_MIN = 10;

/** An existing password, of any length. */
export const password = (label: string) =>
  string()
    .typeError(`${label} must be text.`)
    .max(MAX.short, tooLong(label, MAX.short))
    .required(`${label} is required.`)
    .label(label);

/**
 * A code from a person's authenticator app, or a recovery code. Only people with a second factor
 * need one.
 */
export const secondFactorCode = () =>
  string()
    .typeError('Code from your app must be text.')
    .max(MAX.short, tooLong('Code from your app', MAX.short))
    .label('Code from your app');

/** A new password. */
export const newPassword = (label: string) =>
  password(label).min(PASSWORD_MIN, `${label} must have at least ${PASSWORD_MIN} characters.`);
