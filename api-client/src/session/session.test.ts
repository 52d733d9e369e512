import { api } from '@charity-site/api-client';
import { configureSite } from '@charity-site/api-client/http';
import { clearToken, getToken, onSessionEnd, setToken } from '@charity-site/api-client/session';
import { startRecordingServer } from '../../test/recordingServer';

let server: Awaited<ReturnType<typeof startRecordingServer>>;
const ended = jest.fn();
let stopListening: () => void;

beforeAll(async () => {
  server = await startRecordingServer();
  configureSite({ apiBase: server.url });
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  ended.mockClear();
  stopListening = onSessionEnd(ended);
});
afterEach(() => {
  stopListening();
  clearToken();
});

test('sends no authorization while nobody is signed in', async () => {
  server.answerWith(200, {});
  await api.upcomingEvents();
  expect(server.received[0]?.authorization).toBeUndefined();
});

test('ends the session when the server rejects the token and calls no unsubscribed listener', async () => {
  server.answerWith(401, { message: 'Please sign in.' });
  setToken('stale');
  await expect(api.messages.list()).rejects.toThrow();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(getToken()).toBeNull();

  stopListening();
  setToken('stale');
  await expect(api.messages.list()).rejects.toThrow();
  expect(getToken()).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('does not end a session after a wrong password at sign-in', async () => {
  server.answerWith(401, { message: 'Wrong e-mail or password.' });
  await expect(api.auth.signIn({ email: 'a@example.org', password: 'no' })).rejects.toThrow();
  expect(ended).not.toHaveBeenCalled();
});

test.each([400, 403, 404, 429, 500, 503])('keeps the token on %i', async (status) => {
  server.answerWith(status, { message: 'No.' });
  setToken('good');
  await expect(api.messages.list()).rejects.toThrow();
  expect(getToken()).toBe('good');
  expect(ended).not.toHaveBeenCalled();
});

test('keeps the token when the server cannot be reached', async () => {
  setToken('good');
  configureSite({ apiBase: 'http://127.0.0.1:9' });
  await expect(api.auth.verify()).rejects.toThrow();
  configureSite({ apiBase: server.url });
  expect(getToken()).toBe('good');
  expect(ended).not.toHaveBeenCalled();
});

test('keeps a newer session when an older token is rejected late', async () => {
  server.answerWith(401, { message: 'Please sign in.' });
  setToken('old');
  const late = api.messages.list();
  await Promise.resolve();
  setToken('new');
  await expect(late).rejects.toThrow();
  expect(getToken()).toBe('new');
  expect(ended).not.toHaveBeenCalled();
});
