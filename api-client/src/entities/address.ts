import { object, optionalEmail, optionalText, type InferType } from './fields';

/** An optional telephone number: 7 to 15 digits, with or without the country code, spaces and signs between them. */
const phone = () =>
  optionalText('Telephone number', 40).matches(/^\+?(?:[\s()./-]*\d){7,15}[\s)]*$/, {
    message: 'Please enter an email address, or a telephone number of 7 to 15 digits.',
    excludeEmptyString: true,
  });

const email = () =>
  optionalEmail().test(
    'one',
    'Please enter an email address or a telephone number.',
    (value, { parent }) => Boolean(value) !== Boolean((parent as { phone?: string }).phone),
  );

/** Rules of the requests about everything that is stored of an e-mail address, or of a telephone number: one of the two. */
export const addressRules = object({ email: email(), phone: phone() });

/** An e-mail address or a telephone number; the other one is ''. */
export type Address = InferType<typeof addressRules>;

/** What somebody wrote as an e-mail address or a telephone number. It can be neither. */
export const addressOf = (text: string): Address =>
  /[@a-z]/i.test(text) || text.trim() === '' ? { email: text.trim(), phone: '' } : { email: '', phone: text.trim() };

/** How many messages and comments are stored of an address, those in the trash included. */
export interface AddressCount {
  messages: number;
  comments: number;
}
