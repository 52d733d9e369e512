import { http, siteConfig } from '@charity-site/api-client/http';
import { getToken } from '@charity-site/api-client/session';
import type { ServerAutosave, ServerAutosaves } from '../entities/history/autosave';
import { itemPath } from './list';

const PATH = '/autosaves';

/** Maximum size of a request that outlives its page, in bytes, with room for its headers. */
const KEEPALIVE_BYTES = 60_000;

/** The text of an editor. */
interface TypedText extends Pick<ServerAutosave, 'form' | 'number' | 'key' | 'version'> {
  values: Record<string, unknown>;
}

/**
 * Settings of calls that a person did not ask for. A refused token does not end the session, which would ask for the password
 * in the middle of a sentence; the next call that the person makes does.
 */
const quietly = { validateStatus: (status: number) => (status >= 200 && status < 300) || status === 401 };

const answered = async <Data>(call: Promise<{ status: number; data: Data }>): Promise<Data> => {
  const { status, data } = await call;
  if (status === 401) throw new Error('Not signed in any more.');
  return data;
};

/** The unsaved text of the person's forms on the server. */
export const autosaves = {
  /** GET: the texts of a form, or of all, also those that have ended, without values. */
  list: async (form?: string, signal?: AbortSignal) =>
    answered(http.get<ServerAutosaves>(PATH, { params: { form }, signal, ...quietly })),
  /** GET: a text with its values; rejects with a 404 when it has ended. */
  get: (id: string, signal?: AbortSignal) =>
    answered(http.get<ServerAutosave & Pick<TypedText, 'values'>>(itemPath(PATH, id), { signal, ...quietly })),
  /** PUT: keeps the text of an editor. A lower number than the server's, or the same one, changes nothing. */
  keep: (id: string, text: TypedText) => answered(http.put<unknown>(itemPath(PATH, id), text, quietly)),
  /** PUT: the same as the last thing that a page does. The request is sent at once, and a small one outlives the page. */
  keepLast: (id: string, text: TypedText): void => {
    const body = JSON.stringify(text);
    fetch(`${siteConfig().apiBase}${itemPath(PATH, id)}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${getToken() ?? ''}` },
      body,
      keepalive: new Blob([body]).size < KEEPALIVE_BYTES,
    }).catch(() => undefined);
  },
  /** DELETE. A later text of the editor stays. */
  remove: (id: string, number: number) =>
    answered(http.delete<unknown>(itemPath(PATH, id), { params: { number }, ...quietly })),
};
