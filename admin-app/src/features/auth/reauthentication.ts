import { isUnauthorized } from '@charity-site/api-client';
import { http } from '@charity-site/api-client/http';
import { onSessionEnd } from '@charity-site/api-client/session';
import { isOwnToken } from '../../shared/session/ownSession';

/**
 * The token expires after 12 hours (docs/product.md 7.10), possibly while someone works. A call
 * that gets a 401 waits here until the password was entered and is then repeated, so that no text
 * is lost.
 */
interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

let asking = false;
const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();

const setAsking = (value: boolean) => {
  asking = value;
  listeners.forEach((listener) => listener());
};

const settle = (answer: keyof Waiting) => {
  const all = [...waiting];
  waiting.clear();
  setAsking(false);
  all.forEach((one) => one[answer]());
};

/**
 * Repeats a call that the server refused because the session has ended, once the password was
 * entered. Never for another person, who would store it under their name.
 */
const keepSession = async (error: unknown): Promise<unknown> => {
  const { config } = error as { config?: Parameters<typeof http.request>[0] };
  if (!isUnauthorized(error) || !config || config.failsSignedOut) throw error;
  await new Promise<void>((goOn, reject) => {
    waiting.add({ goOn, giveUp: () => reject(error as Error) });
    setAsking(true);
  });
  if (!isOwnToken()) throw error;
  return http.request({ ...config, failsSignedOut: true });
};

/**
 * State of the password dialog, as an external store for React. While the dialog can open, calls
 * wait for it.
 */
export const renewal = {
  isAsking: (): boolean => asking,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    const stop = onSessionEnd(() => setAsking(true));
    const calls = http.interceptors.response.use(null, keepSession);
    return () => {
      listeners.delete(listener);
      stop();
      http.interceptors.response.eject(calls);
    };
  },
  /** Opens the dialog, because another tab reported the end of the session. */
  ask: () => setAsking(true),
  /** The password was correct: repeats the waiting calls. */
  done: () => settle('goOn'),
  /** The dialog was cancelled: the waiting calls fail with their 401. */
  cancelled: () => settle('giveUp'),
};
