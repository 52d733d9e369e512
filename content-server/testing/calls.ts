import type { TestServer } from './index';

/** Response of an API call; `body` is the parsed JSON. */
export interface Answer {
  status: number;
  body: Record<string, unknown> & { message?: string; errors?: Record<string, string> };
  headers: Headers;
}

interface CallOptions {
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  /** The administrator's by default; null for an anonymous call. */
  token?: string | null;
  headers?: Record<string, string>;
}

/** Calls the API of a test server, by default as the administrator. */
export const callsTo =
  (server: Pick<TestServer, 'url' | 'token'>) =>
  async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const { body, token = server.token, headers } = options;
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as Answer['body'],
      headers: response.headers,
    };
  };

export type Call = ReturnType<typeof callsTo>;

/** The same calls without a token. */
export const asStranger =
  (call: Call): Call =>
  (method, path, options) =>
    call(method, path, { ...options, token: null });

/** Adds an update. @returns its id */
export const addUpdate = async (call: Call): Promise<string> =>
  String(
    (await call('POST', '/content/updates', { body: { title: 'A well', date: '2026-11-21' } })).body
      ._id,
  );
