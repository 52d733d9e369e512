import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteUnusedSheets } from '../../../src/media/consent/sheets';
import { editorOf } from '../../../testing/editors';
import { canvas, uploadTo } from '../../../testing/pictureCalls';
import { emptySite } from '../../../testing/site';
import { CONSENT } from '../../../src/media/files/fileStore';

const { server, call } = emptySite();

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Uploads a picture of one colour, with consent. @returns its file */
const uploaded = async (name: string, background: string, consent: object): Promise<string> => {
  const bytes = await canvas(64, 40, background).png().toBuffer();
  const { body } = await uploadTo(server, bytes, { name });
  const file = String(body.url).slice('/uploads/'.length);
  await call('PUT', `/pictures/${file}`, { body: { alt: 'People', focus: '', ...consent } });
  return file;
};

const namesOf = async (show: string) => {
  const { pictures } = (await call('GET', `/pictures?show=${show}`)).body;
  return (pictures as { name: string }[]).map(({ name }) => name).sort();
};

test('consent is stored with the picture, and a later save of its texts keeps it', async () => {
  const consent = {
    showsPeople: true,
    consentBy: 'Grace Banda',
    consentFor: ['site', 'print'],
    consentUntil: '2030-01-31',
  };
  const file = await uploaded('choir.png', '#0f4c5c', consent);
  await call('PUT', `/pictures/${file}`, { body: { alt: 'A choir', focus: '' } });
  expect((await call('GET', `/pictures/${file}`)).body).toMatchObject({
    alt: 'A choir',
    ...consent,
    consentSheet: '',
  });
  const rejected = await call('PUT', `/pictures/${file}`, {
    body: { alt: '', focus: '', consentFor: ['radio'], consentUntil: '2030-02-31' },
  });
  expect([rejected.status, rejected.body.errors]).toEqual([
    400,
    {
      'consentFor[0]': 'Agreed to must be some of: site, print, social.',
      consentUntil: 'Agreed until must be a valid date.',
    },
  ]);
});

test('the library and the dashboard find people without consent, and consent that ends', async () => {
  const people = { showsPeople: true };
  const agreed = { ...people, consentFor: ['site'] };
  const found = async () => [
    await namesOf('no-consent'),
    await namesOf('consent-ending'),
    (await call('GET', '/dashboard/checks')).body,
  ];
  await uploaded('landscape.png', '#111111', {});
  await uploaded('agreed.png', '#222222', agreed);
  await uploaded('years.png', '#333333', { ...agreed, consentUntil: inDays(70) });
  const [none, nothing, checks] = await found();
  expect([none, nothing]).toEqual([[], []]);
  expect(checks).not.toHaveProperty('withoutConsent');
  expect(checks).not.toHaveProperty('consentEnding');
  await uploaded('asked.png', '#444444', people);
  await uploaded('print.png', '#555555', { ...people, consentFor: ['print'] });
  await uploaded('over.png', '#666666', { ...agreed, consentUntil: inDays(-2) });
  await uploaded('soon.png', '#777777', { ...agreed, consentUntil: inDays(20) });
  expect(await found()).toEqual([
    ['asked.png', 'over.png', 'print.png'],
    ['soon.png'],
    expect.objectContaining({ withoutConsent: 3, consentEnding: 1 }),
  ]);
});

test('only administrators read the signed sheet, and it is no public file', async () => {
  const file = await uploaded('choir.png', '#0f4c5c', { showsPeople: true });
  const path = `/pictures/${file}/consent-sheet`;
  const sheet = Buffer.from('%PDF-1.4 signed');
  const send = (bytes: Buffer, token?: string) =>
    uploadTo(server, bytes, { path, field: 'sheet', name: 'sheet.pdf', token });
  const editor = await editorOf(call);
  expect([(await send(sheet, editor)).status, (await send(Buffer.from('MZ'))).status]).toEqual([
    403, 415,
  ]);
  expect((await call('GET', path)).status).toBe(404);
  expect((await send(sheet)).status).toBe(200);
  const read = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/api${path}`, { headers });
    const { status, headers: answered } = response;
    return [
      status,
      answered.get('content-type'),
      answered.get('cache-control'),
      await response.text(),
    ];
  };
  expect(await read(server.token)).toEqual([
    200,
    'application/octet-stream',
    'no-store',
    String(sheet),
  ]);
  expect((await read(editor))[0]).toBe(403);
  const [stored = ''] = await server.files.list(CONSENT);
  expect((await call('GET', `/pictures/${file}`)).body.consentSheet).toBe(stored);
  expect((await fetch(`${server.url}/uploads/${stored}`)).status).toBe(404);
  expect((await fetch(`${server.url}/uploads/../consent/${stored}`)).status).toBe(404);

  // A picture that is deleted for good takes its sheet along.
  await deleteUnusedSheets(server.database, server.files);
  expect(await server.files.list(CONSENT)).toEqual([stored]);
  await server.reset();
  await deleteUnusedSheets(server.database, server.files);
  // A new sheet may not be named by its row yet.
  expect(await server.files.list(CONSENT)).toEqual([stored]);
  const lastWeek = new Date(Date.now() - 7.1 * 24 * 60 * 60 * 1000);
  await utimes(join(server.files.folder, CONSENT, stored), lastWeek, lastWeek);
  await deleteUnusedSheets(server.database, server.files);
  expect(await server.files.list(CONSENT)).toEqual([]);
});
