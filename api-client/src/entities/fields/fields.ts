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

/** Validation context of archives, because earlier versions had looser rules. */
export const FROM_ARCHIVE = { isFromArchive: true };

const isFromArchive = ({ context }: { context?: unknown }): boolean => context === FROM_ARCHIVE;

/**
 * Message for a text that is too long. Created when shown: formatting the numbers of all rules
 * would take longer than building the rules.
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

/** A required text with visible characters; normalized, a short text to one line. */
export const requiredText = (label: string, max: number, kind?: TypedKind) =>
  text(label, max, kind).required(`${label} is required.`);

/** An optional text; normalized, a short text to one line, '' when left out. */
export const optionalText = (label: string, max: number, kind?: TypedKind) =>
  text(label, max, kind).default('');

/** Pattern of all email addresses that any version has accepted. */
const KNOWN_EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/** The HTML standard's pattern, with single inner dots and a domain of at least two labels. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)+$/i;

const emailLike = (label: string, pattern: RegExp) =>
  optionalText(label, MAX.email, 'address')
    .test('email', 'Please enter a valid email address.', (value, { options }) => {
      return !value || pattern.test(value) || (isFromArchive(options) && KNOWN_EMAIL.test(value));
    })
    .meta({ format: 'email' });

/** An optional email address; normalized, '' when left out. */
export const optionalEmail = (label = 'Email') => emailLike(label, EMAIL);

/** A required email address. */
export const email = (label = 'Email') => optionalEmail(label).required(`${label} is required.`);

/** An optional email address to compare with stored ones, for which earlier rules were looser. */
export const optionalKnownEmail = (label = 'Email') => emailLike(label, KNOWN_EMAIL);

/** A required `optionalKnownEmail`. */
export const lenientEmail = (label = 'Email') =>
  optionalKnownEmail(label).required(`${label} is required.`);

/** A whole number from 0, 0 when left out. */
export const wholeNumber = (label: string, max: number) =>
  number()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' && original.trim() === '' ? Number.NaN : value,
    )
    .typeError(`${label} must be a number.`)
    .integer(`${label} must be a whole number.`)
    .min(0, `${label} must be 0 or more.`)
    .max(max, `${label} can be at most ${max.toLocaleString('en')}.`)
    .required(`${label} is required.`)
    .default(0)
    .label(label);

/** A position in a list (docs/product.md 10). */
export const order = () => wholeNumber('Order', 1_000_000);

const isHttpUrl = (value: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

const isUploadPath = (value: string) =>
  /^\/uploads\/[\w./-]+$/.test(value) && !value.includes('..');

/** The scheme of a URL, also with a missing slash or a repeated scheme. */
const SCHEME = /^(?:(https?):[/\\]*)+(?=[^/\\\s])/i;

/**
 * Adds `https://` to a URL without a scheme, such as 'facebook.com/us', and repairs the scheme:
 * browsers resolve 'https:facebook.com' as a path of this site.
 */
export const withHttps = (url: string): string => {
  const repaired = url
    .trim()
    .replace(SCHEME, (_start, scheme: string) => `${scheme.toLowerCase()}://`);
  return /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(repaired) ? `https://${repaired}` : repaired;
};

/** An optional http(s) URL, by default with `https://`; '' when left out. */
export const optionalUrl = (label: string) =>
  optionalText(label, MAX.url, 'address')
    .transform((value: unknown) => (typeof value === 'string' ? withHttps(value) : value))
    .test(
      'url',
      `${label} must be a valid URL, beginning with https://.`,
      (value) => !value || isHttpUrl(value),
    )
    .meta({ format: 'uri' });

/** An optional link: a path of this site, such as '/donate', or an http(s) URL; by default ''. */
export const optionalPage = (label: string) =>
  optionalText(label, MAX.url, 'address')
    .transform((value: unknown) => (typeof value === 'string' ? withHttps(value) : value))
    .test(
      'page',
      `${label} must be a page of this site, such as /donate, or a web address.`,
      (value) => !value || /^\/(?![/\\])\S*$/.test(value) || isHttpUrl(value),
    );

/**
 * An optional image: the path of an uploaded one (`/uploads/…`) or an absolute http(s) URL. yup's
 * `url()` rejects both `/uploads/a.png` and `http://localhost:3000/a.png`.
 */
export const optionalPicture = (label = 'Image') =>
  optionalText(label, MAX.url, 'address')
    .test(
      'picture',
      `${label} must be an uploaded picture or a web address.`,
      (value) => !value || isUploadPath(value) || isHttpUrl(value),
    )
    .meta({ format: 'picture' });

/** A required image. @param missing the message if it is missing (docs/product.md 6) */
export const picture = (missing: string, label = 'Image') =>
  optionalPicture(label).required(missing);

/**
 * A required PDF document of the library, by its path (`/uploads/…`).
 * @param missing the message if it is missing
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

/** Rich text as HTML; '' when left out. The server sanitizes it on save (docs/product.md 6.6). */
export const richText = (label: string) =>
  string()
    .typeError(`${label} must be text.`)
    .max(MAX.richText, tooLong(label, MAX.richText))
    .default('')
    .label(label)
    .meta({ format: 'html' });

/** Test of a date's year; an invalid date fails another test. */
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

/** Converts a valid date-time to its stored form, in UTC. */
export const storedInstant = (value: unknown): unknown =>
  typeof value === 'string' && isInstant(value) ? new Date(value).toISOString() : value;

/**
 * Names of the tests that pages rely on: a URL runs no script, a date can be formatted. No version
 * has stored a value that fails one of them. A value that fails another test may have been stored
 * before that rule existed.
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

/** A required UTC ISO 8601 date-time. */
export const instant = (label: string) => optionalInstant(label).required(`${label} is required.`);

/** A required choice from a fixed list. */
export const choice = <const T extends string>(label: string, options: readonly T[]) =>
  string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(options, `${label} must be one of: ${options.join(', ')}.`)
    .required(`${label} is required.`)
    .label(label);

/** Open unless it is closed; 'open' for '', which earlier versions stored in drafts. */
export const openOrClosed = (label: string) =>
  string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(['open', 'closed'] as const, `${label} must be open or closed.`)
    .default('open')
    .label(label);

/** A required boolean; accepts booleans and the texts 'true' and 'false'. */
export const flag = (label: string) =>
  boolean()
    .typeError(`${label} must be true or false.`)
    .required(`${label} is required.`)
    .label(label);

/**
 * The fields that the server adds to every item; times are UTC ISO 8601.
 */
export interface StoredFields {
  _id: string;
  createdAt: string;
  updatedAt: string;
  /** Last part of the item page's path, for types with item pages; '' for a draft. */
  slug?: string;
}

/** A stored item in responses. */
export type Stored<Draft> = Draft & StoredFields;

export { MAX, object, type AnyObjectSchema, type InferType, type TestFunction };
