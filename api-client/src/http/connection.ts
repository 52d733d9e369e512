import { onlineManager } from '@tanstack/react-query';
import { timeLimit } from '../timeLimit';

/** Timeout of a check, and the interval of checks while offline, in milliseconds. */
const TIMEOUT = 8_000;
const POLL_INTERVAL = 3_000;

/** Sends a request, because `navigator.onLine` is often true without a connection. */
const isReachable = async (): Promise<boolean> => {
  // Outside a browser there is no connection to wait for.
  if (typeof window === 'undefined') return true;
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch('/healthz', {
      cache: 'no-store',
      signal: timeLimit(TIMEOUT),
    });
    // Any status below 500 comes from a running server. 502 to 504 come from a gateway.
    return status < 500;
  } catch {
    return false;
  }
};

let inFlight: Promise<boolean> | undefined;
let nextCheck: ReturnType<typeof setTimeout> | undefined;

/**
 * Checks whether the site can be reached and stores the result in React Query's `onlineManager`. If
 * it cannot, polls until the server responds.
 */
export const checkConnection = (): Promise<boolean> => {
  inFlight ??= isReachable().then((online) => {
    inFlight = undefined;
    clearTimeout(nextCheck);
    if (!online) nextCheck = setTimeout(() => void checkConnection(), POLL_INTERVAL);
    onlineManager.setOnline(online);
    return online;
  });
  return inFlight;
};

const waitUntilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (onlineManager.isOnline()) return resolve();
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      stop();
      resolve();
    });
  });

/**
 * Runs `load`. If it fails while the site cannot be reached, waits for the connection, without a
 * timeout, and retries.
 * @throws the error of `load` if the site can be reached
 */
export const whenConnected = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await checkConnection()) throw error;
      await waitUntilOnline();
    }
  }
};

/** Listens to the browser's online and offline events, which fire before a request would fail. */
export const watchConnection = (): void => {
  if (typeof window === 'undefined') return;
  onlineManager.setEventListener(() => {
    const check = () => void checkConnection();
    window.addEventListener('online', check);
    window.addEventListener('offline', check);
    if (!navigator.onLine) check();
    return () => {
      window.removeEventListener('online', check);
      window.removeEventListener('offline', check);
    };
  });
};
