import { isNotFound, isUnauthorized } from './errors';
import { errorText, fieldErrors, formErrorText, ReadableError, serverMessage } from '../errorTexts';

const refusal = (status: number, data: unknown, headers: Record<string, string> = {}) =>
  Object.assign(new Error('Request failed'), {
    isAxiosError: true,
    response: { status, data, headers },
  });
const unanswered = (code: string, message = code) =>
  Object.assign(new Error(message), { isAxiosError: true, code });
const html = '<html>Bad gateway</html>';

const FOREIGN =
  'The answer did not come from this website. If you use a public Wi-Fi, log in to it first.';
const LATE = 'The server took too long to answer.';
const BROKEN = 'Something went wrong on this page. Please try again.';
const PROBLEM = 'The server has a problem. Please try again in a few minutes.';

/** Failures and their messages. `ours` marks the messages that do not come from the server. */
const REASONS: [what: string, error: unknown, text: string, ours: boolean][] = [
  [
    "the server's message",
    refusal(400, { message: 'Title is required.' }),
    'Title is required.',
    false,
  ],
  [
    "the server's message of a fault",
    refusal(500, { message: 'Out of order.' }),
    'Out of order.',
    false,
  ],
  ['no network', unanswered('ERR_NETWORK', 'Network Error'), 'You seem to be offline.', true],
  ['a server that is down', unanswered('ECONNREFUSED'), 'You seem to be offline.', true],
  ['a time limit', unanswered('ECONNABORTED', 'timeout of 5000ms exceeded'), LATE, true],
  ['a line that is dead', unanswered('ETIMEDOUT'), LATE, true],
  ['a gateway that waited too long', refusal(504, html), LATE, true],
  ['a cancelled call', unanswered('ERR_CANCELED', 'canceled'), 'It was cancelled.', true],
  ['413 of a proxy', refusal(413, html), 'It is too large to send.', true],
  ['429 of a proxy', refusal(429, html), 'Too many attempts. Try again in a minute.', true],
  [
    '429 with a time',
    refusal(429, html, { 'retry-after': '11' }),
    'Too many attempts. Try again in 11 seconds.',
    true,
  ],
  ['a fault without a message', refusal(500, {}), PROBLEM, true],
  ['a fault with a blank message', refusal(500, { message: ' ' }), PROBLEM, true],
  ['a fault told in HTML', refusal(502, html), PROBLEM, true],
  ["a proxy's page in place of the answer", refusal(200, html), FOREIGN, true],
  ["a proxy's page that refuses", refusal(403, html), FOREIGN, true],
  ['malformed JSON', refusal(200, '{"_id": "1", "tit'), FOREIGN, true],
  ['a refusal without a message', refusal(400, {}), 'The server did not accept it.', true],
  [
    'a fault of this page',
    new TypeError("Cannot read properties of undefined (reading 'url')"),
    BROKEN,
    true,
  ],
  ['what is no error', 'Out of order', BROKEN, true],
  [
    'words meant for a person',
    new ReadableError('This file is empty.'),
    'This file is empty.',
    false,
  ],
];

test.each(REASONS)('%s has a readable message', (_what, error, text, ours) => {
  expect(errorText(error)).toBe(text);
  expect(formErrorText(error)).toBe(ours ? `${text} Your text is safe here.` : text);
});

test("returns only the server's own message", () => {
  expect(serverMessage(refusal(401, { message: 'No.' }))).toBe('No.');
  expect(serverMessage(refusal(401, {}))).toBeUndefined();
  expect(serverMessage(unanswered('ERR_NETWORK'))).toBeUndefined();
});

test('returns the messages of the fields that the server named', () => {
  const errors = { title: 'Title is required.', order: 3 };
  expect(fieldErrors(refusal(400, { message: 'No.', errors }))).toEqual({
    title: 'Title is required.',
  });
  expect(fieldErrors(refusal(500, { message: 'No.' }))).toEqual({});
  expect(fieldErrors(new Error('Network Error'))).toEqual({});
});

test('distinguishes a missing item and a refused token from other failures', () => {
  expect(isNotFound(refusal(404, {}))).toBe(true);
  expect(isNotFound(refusal(500, {}))).toBe(false);
  expect(isNotFound(new Error('Network Error'))).toBe(false);
  expect(isUnauthorized(refusal(401, {}))).toBe(true);
  expect(isUnauthorized(refusal(403, {}))).toBe(false);
});
