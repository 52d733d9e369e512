import type { AxiosInstance } from 'axios';
import type { client } from './client';
import { checkConnection } from './connection';

type Client = typeof client;

/** A method of axios that can wait until axios has loaded. */
type Call = 'request' | 'get' | 'delete' | 'head' | 'options' | 'post' | 'put' | 'patch';

let loaded: Client | undefined;

/**
 * Loads axios. If its file cannot be loaded, rejects like a call without a response, and checks the
 * connection; the next call tries again.
 */
export const loadHttp = async (): Promise<Client> => {
  try {
    loaded = (await import(/* webpackChunkName: "late-http" */ './client')).client;
    return loaded;
  } catch (cause) {
    void checkConnection();
    const error = new Error('The code that sends requests could not be loaded.', { cause });
    throw Object.assign(error, { isAxiosError: true });
  }
};

const loadedClient = (): Client => {
  if (!loaded) throw new Error('`http` has not loaded; await `loadHttp` first.');
  return loaded;
};

const call = <Name extends Call>(name: Name): AxiosInstance[Name] => {
  const send = (axios: Client, args: unknown[]) =>
    (axios[name] as (...args: unknown[]) => Promise<unknown>)(...args);
  return ((...args: unknown[]) =>
    loaded ? send(loaded, args) : loadHttp().then((axios) => send(axios, args))) as Client[Name];
};

/**
 * The HTTP client of all calls, an instance of axios. Axios loads with the first call, because a
 * server-rendered page needs none. The members that answer at once, such as `interceptors`, throw
 * before `loadHttp` has resolved; the shell awaits it before it loads a remote of private pages.
 */
export const http: Pick<AxiosInstance, Call | 'defaults' | 'interceptors' | 'getUri'> = {
  request: call('request'),
  get: call('get'),
  delete: call('delete'),
  head: call('head'),
  options: call('options'),
  post: call('post'),
  put: call('put'),
  patch: call('patch'),
  get defaults() {
    return loadedClient().defaults;
  },
  get interceptors() {
    return loadedClient().interceptors;
  },
  getUri: (config) => loadedClient().getUri(config),
};
