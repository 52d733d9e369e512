import { ADMINISTRATOR } from './server';

/** The answer to a call, of any status. */
interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

/** The product's API calls, to arrange a test and to check what is stored. */
export interface Calls {
  /** Sends a call below `/api`, with a token if `as` is 'administrator'. */
  send: <Body = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: { body?: unknown; as?: 'administrator' },
  ) => Promise<Answer<Body>>;
  /** Sends a GET that must succeed. @returns the body */
  read: <Body>(path: string) => Promise<Body>;
  /** Sends an administrator's call that must succeed. @returns the body */
  keep: <Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Body>;
  /** A token of the administrator. */
  token: () => Promise<string>;
}

/** The API calls of the product at an address. */
export const callsOf = (url: string, administrator: { email: string; password: string } = ADMINISTRATOR): Calls => {
  let signedIn: Promise<string> | undefined;

  const request = async <Body>(method: string, path: string, body?: unknown, token?: string): Promise<Answer<Body>> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
  };

  const must = async <Body>(what: string, answer: Promise<Answer<Body>>): Promise<Body> => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };

  const token = () => {
    signedIn ??= must('Signing in', request<{ token: string }>('POST', '/auth/login', administrator)).then(
      (answer) => answer.token,
    );
    return signedIn;
  };

  return {
    send: async (method, path, { body, as } = {}) => request(method, path, body, as ? await token() : undefined),
    read: (path) => must(`GET ${path}`, request('GET', path)),
    keep: async (method, path, body) => must(`${method} ${path}`, request(method, path, body, await token())),
    token,
  };
};
