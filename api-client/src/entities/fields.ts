/**
 * The field types of the entities' rules (docs/product.md 6, 6.3). Forms and the server validate with the same schemas, so
 * each message exists once.
 */
import { boolean, number, object, string, type AnyObjectSchema, type InferType } from 'yup';
import { isCalendarDate, isInstant } from './dates';
import { MAX } from './lengths';

// Made when it is shown: formatting the numbers of all rules would take longer than building the rules.
const tooLong = (label: string, max: number) => () =>
  `${label} can be at most ${max.toLocaleString('en')} characters long.`;

// yup's trim() throws on an array or object, which would turn invalid input into a 500 instead of a validation error.
const text = (label: string) =>
  string()
    .typeError(`${label} must be text.`)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .label(label);

/** A required text that is not only spaces; stored trimmed. */
export const requiredText = (label: string, max: number) =>
  text(label).max(max, tooLong(label, max)).required(`${label} is required.`);

/** An optional text; stored trimmed, '' when left out. */
export const optionalText = (label: string, max: number) => text(label).max(max, tooLong(label, max)).default('');

/** An e-mail address. The check is as loose as browsers' own, because only sending mail can verify an address. */
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/** An optional e-mail address; stored trimmed, '' when left out. */
export const optionalEmail = (label = 'Email') =>
  optionalText(label, MAX.email)
    .matches(EMAIL, { message: 'Please enter a valid email address.', excludeEmptyString: true })
    .meta({ format: 'email' });

/** A required e-mail address. */
export const email = (label = 'Email') => optionalEmail(label).required(`${label} is required.`);

/** A position in a list: an integer from 0, 0 when left out (docs/product.md 10). */
export const order = () =>
  number()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' && original.trim() === '' ? Number.NaN : value,
    )
    .typeError('Order must be a number.')
    .integer('Order must be a whole number.')
    .min(0, 'Order must be 0 or more.')
    .max(1_000_000, 'Order can be at most 1,000,000.')
    .required('Order is required.')
    .default(0)
    .label('Order');

const isHttpUrl = (value: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

const isUploadPath = (value: string) => /^\/uploads\/[\w./-]+$/.test(value) && !value.includes('..');

/** Adds `https://` to a web address without a scheme, such as 'facebook.com/us'. */
export const withHttps = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(address.trim()) ? `https://${address.trim()}` : address;

/** An optional http(s) address, stored with `https://` when it has no scheme; '' when left out. */
export const optionalUrl = (label: string) =>
  optionalText(label, MAX.url)
    .transform((value: unknown) => (typeof value === 'string' ? withHttps(value) : value))
    .test('url', `${label} must be a valid URL, beginning with https://.`, (value) => !value || isHttpUrl(value))
    .meta({ format: 'uri' });

/** An optional address of a page: one of this site, such as '/donate', or an http(s) address; '' when left out. */
export const optionalPage = (label: string) =>
  optionalText(label, MAX.url)
    .transform((value: unknown) => (typeof value === 'string' ? withHttps(value) : value))
    .test(
      'page',
      `${label} must be a page of this site, such as /donate, or a web address.`,
      (value) => !value || /^\/(?![/\\])\S*$/.test(value) || isHttpUrl(value),
    );

/**
 * The address of an image: an uploaded one (`/uploads/…`) or an absolute http(s) address. yup's `url()` refuses both
 * `/uploads/a.png` and `http://localhost:3000/a.png`.
 */
export const optionalPicture = (label = 'Image') =>
  optionalText(label, MAX.url)
    .test(
      'picture',
      `${label} must be an uploaded picture or a web address.`,
      (value) => !value || isUploadPath(value) || isHttpUrl(value),
    )
    .meta({ format: 'picture' });

/** A required image. @param missing the message when there is none (docs/product.md 6) */
export const picture = (missing: string, label = 'Image') => optionalPicture(label).required(missing);

/** A required PDF document of the library, by its address (`/uploads/…`). @param missing the message when there is none */
export const document = (missing: string, label = 'Document') =>
  optionalText(label, MAX.url)
    .test(
      'document',
      `${label} must be an uploaded PDF document.`,
      (value) => !value || (isUploadPath(value) && value.endsWith('.pdf')),
    )
    .meta({ format: 'document' })
    .required(missing);

/** Rich text as HTML; '' when left out. The server sanitises it when it stores it (docs/product.md 6.6). */
export const richText = (label: string) =>
  string()
    .typeError(`${label} must be text.`)
    .max(MAX.richText, tooLong(label, MAX.richText))
    .default('')
    .label(label)
    .meta({ format: 'html' });

/** An optional calendar date without a time, `YYYY-MM-DD`; '' when left out. */
export const optionalCalendarDate = (label: string) =>
  optionalText(label, 10)
    .test('date', `${label} must be a valid date.`, (value) => !value || isCalendarDate(value))
    .meta({ format: 'date' });

/** An existing calendar date without a time, `YYYY-MM-DD`. */
export const calendarDate = (label: string) => optionalCalendarDate(label).required(`${label} is required.`);

/** An optional UTC ISO 8601 date-time; stored as `YYYY-MM-DDTHH:mm:ss.sssZ`, '' when left out (docs/product.md 6.1). */
export const optionalInstant = (label: string) =>
  optionalText(label, 40)
    .test('instant', `${label} must be a valid date and time.`, (value) => !value || isInstant(value))
    .transform((value: unknown) =>
      typeof value === 'string' && isInstant(value) ? new Date(value).toISOString() : value,
    )
    .meta({ format: 'date-time' });

/** The same, required. */
export const instant = (label: string) => optionalInstant(label).required(`${label} is required.`);

/** A required choice from a fixed list. */
export const choice = <const T extends string>(label: string, options: readonly T[]) =>
  string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(options, `${label} must be one of: ${options.join(', ')}.`)
    .required(`${label} is required.`)
    .label(label);

/** A required boolean; accepts booleans and the texts 'true' and 'false'. */
export const flag = (label: string) =>
  boolean().typeError(`${label} must be true or false.`).required(`${label} is required.`).label(label);

/** The fields that the server adds to every item: its id and the times of its creation and last change, in UTC. */
export interface StoredFields {
  _id: string;
  createdAt: string;
  updatedAt: string;
  /** The readable part of its page's address, for types whose items have pages; '' while it is a draft. */
  slug?: string;
}

/** A stored item in the server's answers. */
export type Stored<Draft> = Draft & StoredFields;

export { MAX, object, type AnyObjectSchema, type InferType };
