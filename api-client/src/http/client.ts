import axios, { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
// Imported by the package's name to get the page's shared session, not a copy in this bundle.
import { endSession, getToken } from '@charity-site/api-client/session';
import { DEFAULT_LANGUAGE } from '../entities/languages/languages';
import { checkConnection } from './connection';
import { siteConfig } from './siteConfig';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** True if the call rejects without a session; others can wait until the person signs in. */
    failsSignedOut?: boolean;
  }
}

const BEARER = 'Bearer ';

/** True if a request reads or searches content, which can be translated. */
const readsContent = ({ method, url = '' }: { method?: string; url?: string }): boolean =>
  method?.toLowerCase() === 'get' && /^\/(content\/|search$)/.test(url);

/**
 * The instance of axios (docs/product.md 7): JSON, no timeout, and the administrator's token on
 * every request while signed in. Reads and searches of content send the page's language. A 401 to a
 * request with a token ends the session. A request without a response starts a connection check.
 * `http` loads it.
 */
export const client = axios.create({ headers: { 'Content-Type': 'application/json' }, timeout: 0 });

client.interceptors.request.use((request) => {
  request.baseURL ??= siteConfig().apiBase;
  // Strict servers reject a content type without a body. Browsers drop the header, Node does not.
  if (request.data === undefined) request.headers.setContentType(false);
  const token = getToken();
  if (token) request.headers.set('Authorization', BEARER + token);
  const { language } = siteConfig();
  if (language !== DEFAULT_LANGUAGE && readsContent(request))
    request.params = { ...(request.params as object | undefined), language };
  return request;
});

/**
 * Rejects plain-text responses. The server sends JSON or nothing, so text is the page of a proxy or
 * a public Wi-Fi, or a response that was cut off.
 */
const rejectText = (response: AxiosResponse): AxiosResponse => {
  const { data, config, request } = response;
  if (typeof data !== 'string' || data === '') return response;
  throw new AxiosError(
    'The answer is not JSON.',
    AxiosError.ERR_BAD_RESPONSE,
    config,
    request,
    response,
  );
};

client.interceptors.response.use(rejectText, (error: AxiosError) => {
  const sent = AxiosHeaders.from(error.config?.headers).get('Authorization');
  if (error.response?.status === 401 && typeof sent === 'string')
    endSession(sent.slice(BEARER.length));
  if (!error.response && !axios.isCancel(error)) void checkConnection();
  return Promise.reject(error);
});
