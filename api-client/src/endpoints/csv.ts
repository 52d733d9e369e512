import type { AxiosResponseHeaders } from 'axios';
import { http } from '@charity-site/api-client/http';
import { get } from './methods';

/** Wraps CSV, because the client rejects plain-text responses: they come from proxies. */
const csvAsObject = (text: unknown, headers: AxiosResponseHeaders): unknown =>
  String(headers['content-type']).startsWith('text/csv') ? { csv: text } : text;

/** Reads CSV. @param path of the call, below `apiBase` */
export const getCsv = async (path: string, params: object): Promise<string> => {
  const transformResponse = [csvAsObject].concat(http.defaults.transformResponse ?? []);
  return (await get<{ csv: string }>(path, undefined, { params, transformResponse })).csv;
};
