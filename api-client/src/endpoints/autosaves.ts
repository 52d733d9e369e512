import { siteConfig } from '@charity-site/api-client/http';
import { getToken } from '@charity-site/api-client/session';
import { AUTOSAVE_BYTES, type EditorText, type ServerAutosave } from '../entities/history/autosave';
import { itemPath, WITH_LISTS } from './list';
import { get } from './methods';

const PATH = '/autosaves';

/** Maximum body size of a `keepalive` request in bytes: browsers' 64 KiB, less the headers. */
const KEEPALIVE_BYTES = 60_000;

/** The person's autosaves on the server. */
export const autosaves = {
  /**
   * GET: the autosaves of all forms without values, also saved and deleted ones, and the names of
   * others who are editing the given form.
   */
  list: (form: string, signal?: AbortSignal) =>
    get<{ rows: ServerAutosave[]; editing: string[] }>(PATH, signal, { params: { form } }),
  /**
   * GET: an autosave with its values; rejects with a 404 if it was saved or deleted, with a 403 if
   * it is another person's.
   */
  get: (id: string) =>
    get<ServerAutosave & EditorText>(itemPath(PATH, id), undefined, { params: WITH_LISTS }),
  /**
   * PUT: stores an autosave; without a key, marks it as deleted. A lower number than the server's
   * changes nothing. Also deletes the autosave that it replaces. A small request outlives its page
   * (`keepalive`). A rejected token does not end the session, because the password dialog would
   * interrupt typing. Resolves to false if it fails.
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
