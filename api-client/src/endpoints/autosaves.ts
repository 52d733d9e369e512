import { http, siteConfig } from '@charity-site/api-client/http';
import { getToken } from '@charity-site/api-client/session';
import type { ServerAutosave } from '../entities/history/autosave';
import { itemPath } from './list';

const PATH = '/autosaves';

/** Maximum size of a request that outlives its page, in bytes, with room for its headers. */
const KEEPALIVE_BYTES = 60_000;

/** A text as a form names it: its id, and the keys of the present text and of those that it goes on from. */
export interface AutosaveAt {
  id: string;
  /** The latest first, at most 20. */
  revisions: readonly string[];
}

/** Content of a form. */
interface TypedText {
  form: string;
  values: Record<string, unknown>;
  version: string | null;
}

/** The header with which a save names the text that it stores. It ends with the save, also when the answer is lost. */
export const autosaveName = ({ id, revisions }: AutosaveAt): string => [id, ...revisions].join('/');

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
    (await answered(http.get<{ texts: ServerAutosave[] }>(PATH, { params: { form }, signal, ...quietly }))).texts,
  /** GET: a text with its values; rejects with a 404 when it has ended. */
  get: (id: string, signal?: AbortSignal) =>
    answered(http.get<ServerAutosave & Pick<TypedText, 'values'>>(itemPath(PATH, id), { signal, ...quietly })),
  /**
   * PUT: keeps a text. Resolves to the text that holds it: one with another id where the server has a text under this id that
   * this one does not go on from, and one that has ended where a save has stored it.
   */
  keep: ({ id, revisions }: AutosaveAt, text: TypedText) =>
    answered(http.put<ServerAutosave>(itemPath(PATH, id), { ...text, revisions }, quietly)),
  /** PUT: the same as the last thing that a page does. The request is sent at once, and a small one outlives the page. */
  keepLast: ({ id, revisions }: AutosaveAt, text: TypedText): void => {
    const body = JSON.stringify({ ...text, revisions });
    fetch(`${siteConfig().apiBase}${itemPath(PATH, id)}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${getToken() ?? ''}` },
      body,
      keepalive: new Blob([body]).size < KEEPALIVE_BYTES,
    }).catch(() => undefined);
  },
  /** DELETE. A text that was changed on another device since stays. */
  remove: ({ id, revisions }: AutosaveAt) =>
    answered(http.delete<unknown>(itemPath(PATH, id), { params: { revisions: revisions.join('/') }, ...quietly })),
};
