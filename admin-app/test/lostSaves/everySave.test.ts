/** @jest-environment ./jest/screen-environment.mjs */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const BROWSER_TESTS = join(__dirname, '../../../e2e/journeys/administrator');

/**
 * Calls that store nothing that could be lost or duplicated, and calls whose connection other tests
 * cut.
 */
const EXCEPTIONS: Record<string, string> = {
  'POST /api/content/*/previews': 'a lost preview is created again',
  'POST /api/content/*/{id}/translations/{language}/previews': 'a lost preview is created again',
  'POST /api/auth/login': 'it changes nothing',
  'POST /api/auth/invitation': 'it reads',
  'POST /api/address-data/count': 'it reads',
  'POST /api/auth/invitation/accept': 'people.test.tsx cuts its connection',
  'POST /api/auth/forgotten-password': 'another mail with another link',
  'POST /api/auth/forgotten-password/link':
    'the page says that the password may be set (session.test.tsx)',
  'POST /api/upload/from-web': 'a picture is stored once under the hash of its content',
  'PUT /api/autosaves/{id}': 'autosave.slow.spec.ts cuts its connection',
  'POST /api/mail/unsent/retry': 'the number of unsent mails is read again after each attempt',
  'DELETE /api/mail/unsent': 'the number of unsent mails is read again after each attempt',
  'POST /api/texts/{language}/links': 'nobody has seen a link that was lost, and it expires',
  'DELETE /api/content/comment-settings': 'no screen calls it',
  'POST /api/previews/session': 'it sets the same cookie again',
  'POST /api/content/{list}/{item}/still-right': 'it can be repeated',
  'POST /api/copy': 'it reads',
  'POST /api/auth/second-factor': 'it stores nothing',
  'PUT /api/auth/second-factor': 'a repeated call is 409, and says that it is on',
  'POST /api/auth/second-factor/off': 'it can be repeated, and the account shows its state',
  'DELETE /api/people/{id}/second-factor': 'it can be repeated, and the list shows who has one',
  'POST /api/content/*/{id}/review': 'a repeated call replaces the change that waits',
  'POST /api/content/*/{id}/review/accept': 'a repeated call is 409, and names who published',
  'POST /api/content/*/{id}/review/return': 'a repeated call is 409, and names who sent it back',
  'POST /api/pictures/{file}/consent-sheet': 'a sheet is stored once under the hash of its content',
  'POST /api/pictures/{file}/withdraw':
    'a repeated call is 404, and the library lists the withdrawal',
  'POST /api/pictures/{file}/withdraw/undo':
    'a repeated call is 410, and the library lists the picture',
  'POST /api/gifts': 'the forms of visitors share their code, and those of messages are cut',
  'POST /api/content/events/{event}/bookings':
    'a repeated call changes nothing: a phone number has one booking a day',
  'DELETE /api/content/events/{event}/bookings/{booking}':
    'a repeated call is 404, and the list shows who is left',
  'DELETE /api/gifts/{id}': 'as for messages: both use useDeletion',
  'POST /api/gifts/{id}/restore': 'as for messages: both use useDeletion',
  'PUT /api/gifts/{id}/state': 'it can be repeated, and the list shows what is stored',
  'POST /api/gifts/{id}/receipt': 'a repeated call answers the valid receipt',
  'POST /api/gifts/{id}/receipt/cancel': 'a repeated call is 409, and the list shows the reason',
  'POST /api/gifts/{id}/receipt/mail': 'the screen offers no retry',
};

/**
 * Reads, from the test files of a folder, the patterns of the calls whose connection they cut.
 */
const interruptedCallsIn = (folder: string, files: RegExp, calls: RegExp): RegExp[] =>
  readdirSync(folder)
    .filter((file) => files.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(calls)])
    .map(([, method, path]) => new RegExp(`^${method} ${path}$`));

const INTERRUPTED = [
  // Such as `call: /^POST \/api\/messages$/`.
  ...interruptedCallsIn(__dirname, /\.test\.ts$/, /\/\^(POST|PUT|DELETE) (.+?)\$\//g),
  // Such as `['POST', /^\/api\/messages$/]`.
  ...interruptedCallsIn(
    BROWSER_TESTS,
    /^(lost|publishing)/,
    /\['(POST|PUT|DELETE)', \/\^(.+?)\$\/\]/g,
  ),
];

test('every kind of save of the API has a test with a broken connection', async () => {
  const { paths } = (await (await fetch(`${contentServer.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, object>>;
  };
  // Content types share their code, and so do records and translations: testing one of each is
  // enough.
  const types = Object.keys(paths).flatMap(
    (path) => /^\/api\/content\/([^/]+)\/\{id\}\/restore$/.exec(path)?.[1] ?? [],
  );
  const records = Object.keys(paths).flatMap((path) => {
    const name = /^\/api\/content\/([^/]+)$/.exec(path)?.[1];
    return name && paths[path]?.put && paths[path].delete ? [name] : [];
  });
  const kindOf = (path: string) =>
    path
      .replace(/^\/api\/content\/.+\/translations\/\{language\}$/, '/api/content/TRANSLATION')
      .replace(new RegExp(`^/api/content/(${types.join('|')})(?=/|$)`), '/api/content/*')
      .replace(new RegExp(`^/api/content/(${records.join('|')})(?=/|$)`), '/api/content/RECORD');
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => ({
        call: `${method.toUpperCase()} ${path}`,
        kind: `${method.toUpperCase()} ${kindOf(path)}`,
      })),
  );
  const sample = (call: string) => call.replaceAll('{language}', 'ny').replaceAll(/\{\w+\}/g, 'x');
  const covered = new Set(
    calls
      .filter(({ call }) => INTERRUPTED.some((pattern) => pattern.test(sample(call))))
      .map(({ kind }) => kind),
  );
  const isException = ({ call, kind }: (typeof calls)[number]) =>
    call in EXCEPTIONS || kind in EXCEPTIONS;
  const missing = calls
    .filter((one) => !covered.has(one.kind) && !isException(one))
    .map(({ kind }) => kind);
  expect([...new Set(missing)]).toEqual([]);
  expect(
    Object.keys(EXCEPTIONS).filter(
      (name) => !calls.some(({ call, kind }) => [call, kind].includes(name)),
    ),
  ).toEqual([]);
});
