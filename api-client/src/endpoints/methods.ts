import { http } from '@charity-site/api-client/http';
import type { AxiosRequestConfig } from 'axios';

type Options = AxiosRequestConfig;

const dataOf = async <Body>(call: Promise<{ data: Body }>): Promise<Body> => (await call).data;

// Calls by method. They resolve to the response body; `void` means that no caller reads it.
export const get = <Body>(path: string, signal?: AbortSignal, options?: Options) =>
  dataOf(http.get<Body>(path, { ...options, signal }));
export const post = <Body = void>(path: string, body?: unknown, options?: Options) =>
  dataOf(http.post<Body>(path, body, options));
export const put = <Body = void>(path: string, body: unknown, options?: Options) =>
  dataOf(http.put<Body>(path, body, options));
export const remove = <Body = void>(path: string, options?: Options) =>
  dataOf(http.delete<Body>(path, options));
