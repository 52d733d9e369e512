import axios, { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
// By the package's name, not by path: the shared session of the running page is meant, not a copy in this bundle.
import { endSession, getToken } from '@charity-site/api-client/session';
import { checkConnection } from './connection';
import { siteConfig } from './siteConfig';

const BEARER = 'Bearer ';

/**
 * The one client of every call (docs/product.md 7): JSON, no time limit, any 2xx is success, and the administrator's token
 * on every request while there is one. A 401 to a request that carried a token ends the session; where nothing answers,
 * the connection is checked.
 */
export const http = axios.create({ headers: { 'Content-Type': 'application/json' }, timeout: 0 });

http.interceptors.request.use((request) => {
  request.baseURL ??= siteConfig().apiBase;
  // A type without a body is refused by strict servers; browsers drop it by themselves, Node does not.
  if (request.data === undefined) request.headers.setContentType(false);
  const token = getToken();
  if (token) request.headers.set('Authorization', BEARER + token);
  return request;
});

/**
 * The server answers JSON or nothing. A text is the page of a proxy or of a public Wi-Fi, or an answer that was cut off:
 * what was asked for did not happen, or nobody knows whether it did.
 */
const refuseText = (response: AxiosResponse): AxiosResponse => {
  const { data, config, request } = response;
  if (typeof data !== 'string' || data === '') return response;
  throw new AxiosError('The answer is not JSON.', AxiosError.ERR_BAD_RESPONSE, config, request, response);
};

http.interceptors.response.use(refuseText, (error: AxiosError) => {
  const sent = AxiosHeaders.from(error.config?.headers).get('Authorization');
  if (error.response?.status === 401 && typeof sent === 'string') endSession(sent.slice(BEARER.length));
  if (!error.response && !axios.isCancel(error)) void checkConnection();
  return Promise.reject(error);
});
