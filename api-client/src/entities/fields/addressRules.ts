import { object, optionalKnownEmail, optionalText } from './fields';

/** A phone number: 7 to 15 digits, optionally with country code and separators. */
export const PHONE_NUMBER = /^\+?(?:[\s()./\p{Pd}]*\d){7,15}[\s)]*$/u;

const phone = () =>
  optionalText('Telephone number', 40, 'number').matches(PHONE_NUMBER, {
    message: 'Please enter an email address, or a telephone number of 7 to 15 digits.',
    excludeEmptyString: true,
  });

const email = () =>
  optionalKnownEmail().test(
    'one',
    'Please enter an email address or a telephone number.',
    (value, { parent }) => Boolean(value) !== Boolean((parent as { phone?: string }).phone),
  );

/** Rules of requests about the data of one contact: an email address or a phone number. */
export const addressRules = object({ email: email(), phone: phone() });
