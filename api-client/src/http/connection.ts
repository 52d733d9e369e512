import { onlineManager } from '@tanstack/react-query';
import { timeLimit } from '../timeLimit';

/**
 * Time limit of a check, and the pause between two checks while the server does not answer, in
 * milliseconds.
 */
const TIME_LIMIT = 8_000;
const ASK_AGAIN_AFTER = 3_000;

/** Asks the server, because `navigator.onLine` is often true without a connection. */
const isReachable = async (): Promise<boolean> => {
  // Outside a browser there is no connection to wait for.
  if (typeof window === 'undefined') return true;
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch('/healthz', {
      cache: 'no-store',
      signal: timeLimit(TIME_LIMIT),
    });
    // Any status below 500 comes from a running server. 502 to 504 come from a gateway.
    return status < 500;
  } catch {
    return false;
  }
};

let asking: Promise<boolean> | undefined;
let next: ReturnType<typeof setTimeout> | undefined;

/**
 * Checks whether the site can be reached and stores the result in React Query's `onlineManager`.
 * While it cannot, the check repeats until the server answers.
 */
export const checkConnection = (): Promise<boolean> => {
  asking ??= isReachable().then((online) => {
    asking = undefined;
    clearTimeout(next);
    if (!online) next = setTimeout(() => void checkConnection(), ASK_AGAIN_AFTER);
    onlineManager.setOnline(online);
    return online;
  });
  return asking;
};

const connected = (): Promise<void> =>
  new Promise((resolve) => {
    if (onlineManager.isOnline()) return resolve();
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      stop();
      resolve();
    });
  });

/**
 * Runs `load`. When it fails while the site cannot be reached, waits for the connection without a
 * time limit and retries.
 * @throws the error of `load` if the site can be reached
 */
export const whenConnected = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await checkConnection()) throw error;
      await connected();
    }
  }
};

/** Listens to the browser's online and offline events, which come before a request would fail. */
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
