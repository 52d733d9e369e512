import { http, siteConfig } from '@charity-site/api-client/http';
import { getToken } from '@charity-site/api-client/session';
import type { ServerText } from '../entities/keptText';
import { itemPath } from './list';

const PATH = '/kept-texts';

/** Maximum size of a request that outlives its page, in bytes, with room for its headers. */
const KEEPALIVE_BYTES = 60_000;

/** Where the copy of a text on one device is in the order of its changes. */
export interface TextRevision {
  /** Key of the copy. */
  copy: string;
  /** Number of the copy's last change. */
  change: number;
  /** The revision on the server that the copy goes on from; 0 for none. */
  revision: number;
}

/** A copy of the text `id`. */
type TextAt = TextRevision & { id: string };

/** What a form holds. */
interface TypedText {
  form: string;
  values: Record<string, unknown>;
  version: string | null;
}

/** The header with which a save names the text that it stores. It ends with the save, also when the answer is lost. */
export const storesText = ({ id, revision, copy, change }: TextAt): string => `${id}/${revision}/${copy}/${change}`;

/**
 * Settings of calls that a person did not ask for. A refused token does not end the session, which would ask for the password
 * in the middle of a sentence; the next call that the person makes does.
 */
const quietly = { validateStatus: (status: number) => (status >= 200 && status < 300) || status === 401 };

const answered = <Data>({ status, data }: { status: number; data: Data }): Data => {
  if (status === 401) throw new Error('Not signed in any more.');
  return data;
};

/** The unsaved text of the person's forms on the server. */
export const keptTexts = {
  /** GET: the texts of a form, or of all, also those that have ended, without values. */
  list: async (form?: string, signal?: AbortSignal): Promise<ServerText[]> =>
    answered(await http.get<{ texts: ServerText[] }>(PATH, { params: { form }, signal, ...quietly })).texts,
  /** GET: a text with its values; rejects with a 404 when it has ended. */
  get: async (id: string, signal?: AbortSignal): Promise<ServerText & Pick<TypedText, 'values'>> =>
    answered(await http.get<ServerText & Pick<TypedText, 'values'>>(itemPath(PATH, id), { signal, ...quietly })),
  /** PUT: keeps a text. Rejects with a 409 when it was changed on another device since `revision`. */
  keep: async ({ id, ...place }: TextAt, text: TypedText): Promise<ServerText> =>
    answered(await http.put<ServerText>(itemPath(PATH, id), { ...text, ...place }, quietly)),
  /** PUT: the same as the last thing that a page does. The request is sent at once, and a small one outlives the page. */
  keepLast: ({ id, ...place }: TextAt, text: TypedText): void => {
    const body = JSON.stringify({ ...text, ...place });
    fetch(`${siteConfig().apiBase}${itemPath(PATH, id)}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${getToken() ?? ''}` },
      body,
      keepalive: new Blob([body]).size < KEEPALIVE_BYTES,
    }).catch(() => undefined);
  },
  /** DELETE. Rejects with a 409 when it was changed on another device since `revision`. */
  remove: async ({ id, ...place }: TextAt): Promise<void> => {
    answered(await http.delete(itemPath(PATH, id), { params: place, ...quietly }));
  },
};
