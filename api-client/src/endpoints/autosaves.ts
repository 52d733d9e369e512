import { siteConfig } from '@charity-site/api-client/http';
import { getToken } from '@charity-site/api-client/session';
import { AUTOSAVE_BYTES, type EditorText, type ServerAutosave } from '../entities/history/autosave';
import { itemPath, WITH_LISTS } from './list';
import { get } from './methods';

const PATH = '/autosaves';

/** Maximum size of a request that outlives its page, in bytes, with room for its headers. */
const KEEPALIVE_BYTES = 60_000;

/** The unsaved texts of the person's forms on the server. */
export const autosaves = {
  /**
   * GET: the texts of all forms without values, also those that were saved or deleted, and the
   * names of others who are typing into the given form.
   */
  list: (form: string, signal?: AbortSignal) =>
    get<{ rows: ServerAutosave[]; editing: string[] }>(PATH, signal, { params: { form } }),
  /**
   * GET: a text with its values; rejects with a 404 when it was saved or deleted, with a 403 when
   * it is another person's.
   */
  get: (id: string) =>
    get<ServerAutosave & EditorText>(itemPath(PATH, id), undefined, { params: WITH_LISTS }),
  /**
   * PUT: stores the text of an editor; without a key, that it is deleted. A lower number than the
   * server's changes nothing. The text that it replaces is deleted with it. The request starts at
   * once, and a small one outlives its page. A refused token does not end the session, which would
   * ask for the password in the middle of a sentence. Resolves to false when it fails.
   */
  put: (text: EditorText & { replaces?: string }): Promise<boolean> => {
    const { id, form, number, key, version, values, replaces } = text;
    const body = JSON.stringify({ form, number, key, version, values });
    const { size } = new Blob([body]);
    if (size > AUTOSAVE_BYTES) return Promise.resolve(false);
    return fetch(`${siteConfig().apiBase}${itemPath(PATH, id)}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${getToken()}`,
        ...(replaces && { Autosave: replaces }),
      },
      body,
      keepalive: size < KEEPALIVE_BYTES,
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  },
};
