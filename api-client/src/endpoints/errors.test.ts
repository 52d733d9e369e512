import { isNotFound, isUnauthorized } from './errors';
import { errorText, fieldErrors, formErrorText, ReadableError, serverMessage } from '../errorTexts';

const errorWith = (status: number, data: unknown, headers: Record<string, string> = {}) =>
  Object.assign(new Error('Request failed'), {
    isAxiosError: true,
    response: { status, data, headers },
  });
const noResponse = (code: string, message = code) =>
  Object.assign(new Error(message), { isAxiosError: true, code });
const html = '<html>Bad gateway</html>';

const NOT_FROM_SERVER =
  'The answer did not come from this website. If you use a public Wi-Fi, log in to it first.';
const TIMED_OUT = 'The server took too long to answer.';
const CLIENT_ERROR = 'Something went wrong on this page. Please try again.';
const SERVER_ERROR = 'The server has a problem. Please try again in a few minutes.';

/**
 * Failures and their messages. `isGeneric` marks fallback texts, to which a form adds that the text
 * is safe.
 */
const CASES: [what: string, error: unknown, text: string, isGeneric: boolean][] = [
  [
    "the server's message",
    errorWith(400, { message: 'Title is required.' }),
    'Title is required.',
    false,
  ],
  [
    "the server's message with a 500",
    errorWith(500, { message: 'Out of order.' }),
    'Out of order.',
    false,
  ],
  ['no network', noResponse('ERR_NETWORK', 'Network Error'), 'You seem to be offline.', true],
  ['a server that is down', noResponse('ECONNREFUSED'), 'You seem to be offline.', true],
  ['a timeout', noResponse('ECONNABORTED', 'timeout of 5000ms exceeded'), TIMED_OUT, true],
  ['a dead connection', noResponse('ETIMEDOUT'), TIMED_OUT, true],
  ['a gateway timeout', errorWith(504, html), TIMED_OUT, true],
  ['a cancelled call', noResponse('ERR_CANCELED', 'canceled'), 'It was cancelled.', true],
  ['413 of a proxy', errorWith(413, html), 'It is too large to send.', true],
  ['429 of a proxy', errorWith(429, html), 'Too many attempts. Try again in a minute.', true],
  [
    '429 with a time',
    errorWith(429, html, { 'retry-after': '11' }),
    'Too many attempts. Try again in 11 seconds.',
    true,
  ],
  ['a server error without a message', errorWith(500, {}), SERVER_ERROR, true],
  ['a server error with a blank message', errorWith(500, { message: ' ' }), SERVER_ERROR, true],
  ['a server error as HTML', errorWith(502, html), SERVER_ERROR, true],
  ["a proxy's page instead of the response", errorWith(200, html), NOT_FROM_SERVER, true],
  ["a proxy's error page", errorWith(403, html), NOT_FROM_SERVER, true],
  ['malformed JSON', errorWith(200, '{"_id": "1", "tit'), NOT_FROM_SERVER, true],
  ['a rejection without a message', errorWith(400, {}), 'The server did not accept it.', true],
  [
    'an error in this page',
    new TypeError("Cannot read properties of undefined (reading 'url')"),
    CLIENT_ERROR,
    true,
  ],
  ['a thrown string', 'Out of order', CLIENT_ERROR, true],
  [
    'a message for the user',
    new ReadableError('This file is empty.'),
    'This file is empty.',
    false,
  ],
];

test.each(CASES)('%s has a readable message', (_what, error, text, isGeneric) => {
  expect(errorText(error)).toBe(text);
  expect(formErrorText(error)).toBe(isGeneric ? `${text} Your text is safe here.` : text);
});

test("returns only the server's own message", () => {
  expect(serverMessage(errorWith(401, { message: 'No.' }))).toBe('No.');
  expect(serverMessage(errorWith(401, {}))).toBeUndefined();
  expect(serverMessage(noResponse('ERR_NETWORK'))).toBeUndefined();
});

test('returns the messages of the fields that the server named', () => {
  const errors = { title: 'Title is required.', order: 3 };
  expect(fieldErrors(errorWith(400, { message: 'No.', errors }))).toEqual({
    title: 'Title is required.',
  });
  expect(fieldErrors(errorWith(500, { message: 'No.' }))).toEqual({});
  expect(fieldErrors(new Error('Network Error'))).toEqual({});
});

test('distinguishes a missing item and a rejected token from other failures', () => {
  expect(isNotFound(errorWith(404, {}))).toBe(true);
  expect(isNotFound(errorWith(500, {}))).toBe(false);
  expect(isNotFound(new Error('Network Error'))).toBe(false);
  expect(isUnauthorized(errorWith(401, {}))).toBe(true);
  expect(isUnauthorized(errorWith(403, {}))).toBe(false);
});
