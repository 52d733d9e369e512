import axios, { AxiosHeaders, type AxiosError } from 'axios';
// By the package's name, not by path: the shared session of the running page is meant, not a copy in this bundle.
import { endSession, getToken } from 'api-client/session';
import { siteConfig } from './siteConfig';

const BEARER = 'Bearer ';

/**
 * The one client of every call (SPEC section 7): JSON, no time limit, any 2xx is success, and the administrator's token
 * on every request while there is one. A 401 to a request that carried a token ends the session.
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

http.interceptors.response.use(undefined, (error: AxiosError) => {
  const sent = AxiosHeaders.from(error.config?.headers).get('Authorization');
  if (error.response?.status === 401 && typeof sent === 'string') endSession(sent.slice(BEARER.length));
  return Promise.reject(error);
});
