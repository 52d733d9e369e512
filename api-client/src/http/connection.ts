import { onlineManager } from '@tanstack/react-query';

/** How long the server may take to answer, and the pause between two questions while it does not, in milliseconds. */
const TIME_LIMIT = 8_000;
const ASK_AGAIN_AFTER = 3_000;

/** Cheap phones say that they are online without a line, so the server itself is asked. */
const isReachable = async (): Promise<boolean> => {
  // Outside a browser there is no line to wait for.
  if (typeof window === 'undefined') return true;
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT) });
    // Below 500 it is a server that answers, even one that has no such address; a gateway before it says 502 to 504.
    return status < 500;
  } catch {
    return false;
  }
};

let asking: Promise<boolean> | undefined;
let next: ReturnType<typeof setTimeout> | undefined;

/**
 * Whether the site can be reached now. React Query's `onlineManager` keeps the answer for everyone; while it is no, the
 * server is asked again by itself until it answers.
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
 * Loads something over the network. A failure while the site cannot be reached is no failure: it waits for the line and
 * tries again, however long that takes.
 * @throws what `load` throws while the site can be reached
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

/** Follows the browser's own news of the line, which says at once what requests would find out later. */
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
