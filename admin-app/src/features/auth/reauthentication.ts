import { isUnauthorized } from '@charity-site/api-client';
import { http } from '@charity-site/api-client/http';
import { onSessionEnd } from '@charity-site/api-client/session';
import { isOwnToken } from '../../shared/session/ownSession';

/**
 * A request that waits for the password. The token expires after 12 hours (docs/product.md 7.10),
 * possibly while someone works. A request with a 401 response is repeated after the password was
 * entered, so that no text is lost.
 */
interface PendingRequest {
  retry: () => void;
  cancel: () => void;
}

let isOpen = false;
const pending = new Set<PendingRequest>();
const listeners = new Set<() => void>();

const setOpen = (value: boolean) => {
  isOpen = value;
  listeners.forEach((listener) => listener());
};

const settle = (action: keyof PendingRequest) => {
  const all = [...pending];
  pending.clear();
  setOpen(false);
  all.forEach((request) => request[action]());
};

/**
 * Repeats a request that failed because the session has expired, once the password was entered.
 * Never for another person, because the change would be stored under their name.
 */
const retryAfterSignIn = async (error: unknown): Promise<unknown> => {
  const { config } = error as { config?: Parameters<typeof http.request>[0] };
  if (!isUnauthorized(error) || !config || config.failsSignedOut) throw error;
  await new Promise<void>((retry, reject) => {
    pending.add({ retry, cancel: () => reject(error as Error) });
    setOpen(true);
  });
  if (!isOwnToken()) throw error;
  return http.request({ ...config, failsSignedOut: true });
};

/**
 * State of the password dialog, as an external store for React. While it has a subscriber, requests
 * with a 401 response wait for the password.
 */
export const reauthentication = {
  isOpen: (): boolean => isOpen,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    const stop = onSessionEnd(() => setOpen(true));
    const interceptor = http.interceptors.response.use(null, retryAfterSignIn);
    return () => {
      listeners.delete(listener);
      stop();
      http.interceptors.response.eject(interceptor);
    };
  },
  /** Opens the dialog, because the session has expired in another tab. */
  open: () => setOpen(true),
  /** Repeats the pending requests, because the password was correct. */
  done: () => settle('retry'),
  /** Rejects the pending requests with their 401, because the dialog was cancelled. */
  cancel: () => settle('cancel'),
};
