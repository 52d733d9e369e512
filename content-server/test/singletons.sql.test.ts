import { startTestServer, type TestServer } from '../src/testing';
import { asStranger, callsTo, type Call } from './calls';
import { SINGLETONS } from './singletons';

let server: TestServer;
let call: Call;

beforeAll(async () => {
  server = await startTestServer();
  call = callsTo(server);
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const contact = SINGLETONS.find(({ path }) => path === 'contact-details')?.draft;
const REQUIRED = SINGLETONS.flatMap(({ path, draft, other, required }) =>
  required ? [{ path, draft, other, required }] : [],
);

describe.each(REQUIRED)('$path', ({ path: name, draft, other, required: [field, text] }) => {
  const path = `/content/${name}`;
  const read = async () => (await asStranger(call)('GET', path)).body;

  test('is null when unset, then what was saved, then replaced, then null again', async () => {
    expect(await asStranger(call)('GET', path)).toMatchObject({ status: 200, body: null });
    const saved = await call('PUT', path, { body: draft });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({ ...draft, updatedAt: expect.any(String) });
    expect(await read()).toEqual(saved.body);
    const replaced = await call('PUT', path, { body: other });
    expect(await read()).toEqual({ ...other, updatedAt: replaced.body.updatedAt });
    expect((await call('DELETE', path)).body.message).toMatch(/ deleted\.$/);
    expect(await read()).toBeNull();
    expect((await call('DELETE', path)).status).toBe(404);
  });

  test('refuses what the rules refuse, and keeps what there was', async () => {
    const { body: saved } = await call('PUT', path, { body: draft });
    const refused = await call('PUT', path, { body: { ...draft, [field]: '  ' } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ [field]: text });
    expect(await read()).toEqual(saved);
  });

  test('refuses a change meant for an older version', async () => {
    const { body } = await call('PUT', path, { body: draft });
    const seen = { 'if-match': `"${String(body.updatedAt)}"` };
    expect((await call('PUT', path, { body: draft, headers: seen })).status).toBe(200);
    expect((await call('PUT', path, { body: draft, headers: seen })).status).toBe(412);
  });

  test('says of a refused change whether it is stored already, as after an answer that was lost', async () => {
    const { body } = await call('PUT', path, { body: draft });
    const seen = { 'if-match': `"${String(body.updatedAt)}"` };
    await call('PUT', path, { body: other, headers: seen });
    const again = await call('PUT', path, { body: other, headers: seen });
    expect(again).toMatchObject({ status: 412, body: { isStored: true } });
    expect(await call('PUT', path, { body: draft, headers: seen })).toMatchObject({
      status: 412,
      body: { isStored: false },
    });
  });

  test('is only added, not replaced, when it is meant to be new', async () => {
    const headers = { 'if-none-match': '*' };
    const { status, body } = await call('PUT', path, { body: draft, headers });
    expect(status).toBe(200);
    const second = await call('PUT', path, { body: other, headers });
    expect(second).toMatchObject({ status: 412, body: { isStored: false } });
    expect(await call('PUT', path, { body: draft, headers })).toMatchObject({ status: 412, body: { isStored: true } });
    expect(await read()).toEqual(body);
  });

  test('is written by the administrator alone', async () => {
    expect((await asStranger(call)('PUT', path, { body: '{' })).status).toBe(401);
    expect((await asStranger(call)('DELETE', path)).status).toBe(401);
  });
});

test('refuses a social link that is no web address', async () => {
  const { body } = await call('PUT', '/content/contact-details', {
    body: { ...contact, twitter: 'javascript:alert(1)' },
  });
  expect(body.errors).toEqual({ twitter: 'Twitter must be a valid URL, beginning with https://.' });
});

test('stores a social link with https:// where it was left out', async () => {
  const { body } = await call('PUT', '/content/contact-details', {
    body: { ...contact, facebook: ' facebook.com/lamp?ref=1 ' },
  });
  expect(body.facebook).toBe('https://facebook.com/lamp?ref=1');
});

describe('page heroes', () => {
  const hero = (pageIdentifier: string) => ({ pageIdentifier, title: 'Welcome', image: '/uploads/a.jpg' });

  test.each([
    'about',
    'who-we-serve',
    'case-studies',
    'updates',
    'events',
    'use-cases',
    'contact-us',
    'donation',
    'mission',
    'get-involved',
    'projects',
  ])('keeps one for %s', async (page) => {
    const path = `/content/page-hero/${page}`;
    expect((await asStranger(call)('GET', path)).body).toBeNull();
    const { body } = await call('PUT', '/content/page-hero', { body: hero(page) });
    expect(body).toEqual({ ...hero(page), updatedAt: expect.any(String) });
    expect((await asStranger(call)('GET', path)).body).toEqual(body);
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(404);
  });

  test('refuses an unknown page', async () => {
    expect((await call('GET', '/content/page-hero/home')).status).toBe(400);
    expect((await call('DELETE', '/content/page-hero/home')).status).toBe(400);
    const { status, body } = await call('PUT', '/content/page-hero', { body: hero('home') });
    expect(status).toBe(400);
    expect(body.errors?.pageIdentifier).toMatch(/^Page must be one of: about, /);
  });

  test('needs a picture and a title', async () => {
    const { body } = await call('PUT', '/content/page-hero', { body: { pageIdentifier: 'about' } });
    expect(body.errors).toEqual({
      title: 'Title is required.',
      image: 'Please select an image file or ensure a current image URL exists.',
    });
  });

  test('is written by the administrator alone', async () => {
    expect((await asStranger(call)('PUT', '/content/page-hero', { body: {} })).status).toBe(401);
    expect((await asStranger(call)('DELETE', '/content/page-hero/about')).status).toBe(401);
  });
});
