import { object, optionalKnownEmail, optionalText } from './fields';

/**
 * An optional telephone number: 7 to 15 digits, with or without the country code, spaces and signs
 * between them.
 */
const phone = () =>
  optionalText('Telephone number', 40, 'number').matches(
    /^\+?(?:[\s()./\p{Pd}]*\d){7,15}[\s)]*$/u,
    {
      message: 'Please enter an email address, or a telephone number of 7 to 15 digits.',
      excludeEmptyString: true,
    },
  );

const email = () =>
  optionalKnownEmail().test(
    'one',
    'Please enter an email address or a telephone number.',
    (value, { parent }) => Boolean(value) !== Boolean((parent as { phone?: string }).phone),
  );

/**
 * Rules of the requests about everything that is stored of an e-mail address, or of a telephone
 * number: one of the two.
 */
export const addressRules = object({ email: email(), phone: phone() });
