/**
 * The field types of the entities' rules (docs/product.md 6, 6.3). Forms and the server validate
 * with the same schemas, so each message exists once.
 */
import {
  boolean,
  number,
  object,
  string,
  type AnyObjectSchema,
  type InferType,
  type TestFunction,
} from 'yup';
import { normalizeText, type TypedKind } from '../text/normalizeText';
import { hasPlausibleYear, isCalendarDate, isInstant, YEARS } from '../text/dates';
import { MAX, readMost } from './lengths';

/** Context of the validation of archives, whose rows earlier versions accepted more loosely. */
export const FROM_ARCHIVE = { isFromArchive: true };

const isFromArchive = ({ context }: { context?: unknown }): boolean => context === FROM_ARCHIVE;

/**
 * Message for a text that is too long. Made when it is shown: formatting the numbers of all rules
 * would take longer than building them.
 */
export const tooLong = (label: string, max: number) => () =>
  `${label} can be at most ${max.toLocaleString('en')} characters long.`;

// yup's trim() throws on an array or object, which would turn invalid input into a 500 instead of a
// validation error.
const text = (label: string, max: number, kind: TypedKind = max > MAX.short ? 'text' : 'line') =>
  string()
    .typeError(`${label} must be text.`)
    .transform((value: unknown) =>
      typeof value === 'string' && value.length <= readMost(max)
        ? normalizeText(value, kind)
        : value,
    )
    .max(max, tooLong(label, max))
    .label(label);

/** A required text that somebody can see; stored cleaned, a short one as one line. */
export const requiredText = (label: string, max: number, kind?: TypedKind) =>
  text(label, max, kind).required(`${label} is required.`);

/** An optional text; stored cleaned, a short one as one line, '' when left out. */
export const optionalText = (label: string, max: number, kind?: TypedKind) =>
  text(label, max, kind).default('');

/** The shape of every e-mail address that was ever accepted. */
const KNOWN_EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/**
 * Browsers' own check (HTML, valid e-mail address), with dots between letters only and a domain of
 * two names at least.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)+$/i;

const emailLike = (label: string, shape: RegExp) =>
  optionalText(label, MAX.email, 'address')
    .test('email', 'Please enter a valid email address.', (value, { options }) => {
      return !value || shape.test(value) || (isFromArchive(options) && KNOWN_EMAIL.test(value));
    })
    .meta({ format: 'email' });

/** An optional e-mail address; stored cleaned, '' when left out. */
export const optionalEmail = (label = 'Email') => emailLike(label, EMAIL);

/** A required e-mail address. */
export const email = (label = 'Email') => optionalEmail(label).required(`${label} is required.`);

/**
 * An optional e-mail address that is only compared with stored ones, which earlier versions
 * accepted more loosely.
 */
export const optionalKnownEmail = (label = 'Email') => emailLike(label, KNOWN_EMAIL);

/** The same, required. */
export const lenientEmail = (label = 'Email') =>
  optionalKnownEmail(label).required(`${label} is required.`);

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

const isUploadPath = (value: string) =>
  /^\/uploads\/[\w./-]+$/.test(value) && !value.includes('..');

/** The start of a web address, also where a slash is missing or the scheme is there twice. */
const SCHEME = /^(?:(https?):[/\\]*)+(?=[^/\\\s])/i;

/**
 * A web address with `https://` where its scheme is left out, as in 'facebook.com/us'. Browsers
 * would take 'https:facebook.com' for a path of this site.
 */
export const withHttps = (address: string): string => {
  const whole = address
    .trim()
    .replace(SCHEME, (_start, scheme: string) => `${scheme.toLowerCase()}://`);
  return /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(whole) ? `https://${whole}` : whole;
};

/** An optional http(s) address, stored with `https://` when it has no scheme; '' when left out. */
export const optionalUrl = (label: string) =>
  optionalText(label, MAX.url, 'address')
    .transform((value: unknown) => (typeof value === 'string' ? withHttps(value) : value))
    .test(
      'url',
      `${label} must be a valid URL, beginning with https://.`,
      (value) => !value || isHttpUrl(value),
    )
    .meta({ format: 'uri' });

/**
 * An optional address of a page: one of this site, such as '/donate', or an http(s) address; ''
 * when left out.
 */
export const optionalPage = (label: string) =>
  optionalText(label, MAX.url, 'address')
    .transform((value: unknown) => (typeof value === 'string' ? withHttps(value) : value))
    .test(
      'page',
      `${label} must be a page of this site, such as /donate, or a web address.`,
      (value) => !value || /^\/(?![/\\])\S*$/.test(value) || isHttpUrl(value),
    );

/**
 * The address of an image: an uploaded one (`/uploads/…`) or an absolute http(s) address. yup's
 * `url()` refuses both `/uploads/a.png` and `http://localhost:3000/a.png`.
 */
export const optionalPicture = (label = 'Image') =>
  optionalText(label, MAX.url, 'address')
    .test(
      'picture',
      `${label} must be an uploaded picture or a web address.`,
      (value) => !value || isUploadPath(value) || isHttpUrl(value),
    )
    .meta({ format: 'picture' });

/** A required image. @param missing the message without one (docs/product.md 6) */
export const picture = (missing: string, label = 'Image') =>
  optionalPicture(label).required(missing);

/**
 * A required PDF document of the library, by its address (`/uploads/…`).
 * @param missing the message without one
 */
export const document = (missing: string, label = 'Document') =>
  optionalText(label, MAX.url, 'address')
    .test(
      'document',
      `${label} must be an uploaded PDF document.`,
      (value) => !value || (isUploadPath(value) && value.endsWith('.pdf')),
    )
    .meta({ format: 'document' })
    .required(missing);

/**
 * Rich text as HTML; '' when left out. The server sanitises it when it stores it (docs/product.md
 * 6.6).
 */
export const richText = (label: string) =>
  string()
    .typeError(`${label} must be text.`)
    .max(MAX.richText, tooLong(label, MAX.richText))
    .default('')
    .label(label)
    .meta({ format: 'html' });

/** The test of a date's year; a date that is none has its own message. */
export const plausibleYear = (
  label: string,
): [string, string, TestFunction<string | undefined>] => [
  'year',
  `${label} must be in a year from ${YEARS.first} to ${YEARS.last}.`,
  (value, { options }) =>
    !value || !/^\d{4}-/.test(value) || hasPlausibleYear(value) || isFromArchive(options),
];

/** An optional calendar date without a time, `YYYY-MM-DD`; '' when left out. */
export const optionalCalendarDate = (label: string) =>
  optionalText(label, 10)
    .test('date', `${label} must be a valid date.`, (value) => !value || isCalendarDate(value))
    .test(...plausibleYear(label))
    .meta({ format: 'date' });

/** An existing calendar date without a time, `YYYY-MM-DD`. */
export const calendarDate = (label: string) =>
  optionalCalendarDate(label).required(`${label} is required.`);

/** A valid date-time as it is stored. */
export const storedInstant = (value: unknown): unknown =>
  typeof value === 'string' && isInstant(value) ? new Date(value).toISOString() : value;

/**
 * Names of the tests of a value's kind. Pages rely on them: an address leads to no script, a date
 * can be formatted. What fails one was never stored; what fails another test can have been stored
 * before that rule.
 */
export const KIND_TESTS: ReadonlySet<string> = new Set([
  'url',
  'page',
  'picture',
  'document',
  'date',
  'instant',
  'colour',
  'focus',
]);

/**
 * An optional UTC ISO 8601 date-time; stored as `YYYY-MM-DDTHH:mm:ss.sssZ`, '' when left out
 * (docs/product.md 6.1).
 */
export const optionalInstant = (label: string) =>
  optionalText(label, 40)
    .test(
      'instant',
      `${label} must be a valid date and time.`,
      (value) => !value || isInstant(value),
    )
    .test(...plausibleYear(label))
    .transform(storedInstant)
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
  boolean()
    .typeError(`${label} must be true or false.`)
    .required(`${label} is required.`)
    .label(label);

/**
 * The fields that the server adds to every item: its id and the times of its creation and last
 * change, in UTC.
 */
export interface StoredFields {
  _id: string;
  createdAt: string;
  updatedAt: string;
  /**
   * The readable part of its page's address, for types whose items have pages; '' while it is a
   * draft.
   */
  slug?: string;
}

/** A stored item in the server's answers. */
export type Stored<Draft> = Draft & StoredFields;

export { MAX, object, type AnyObjectSchema, type InferType, type TestFunction };
