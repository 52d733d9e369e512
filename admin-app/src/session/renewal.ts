import { isUnauthorized } from '@charity-site/api-client';
import { onSessionEnd } from '@charity-site/api-client/session';

/**
 * The token expires after 12 hours (docs/product.md 7.10), possibly while someone works. A call that gets a 401 waits
 * here until the password was entered and is then repeated, so that no text is lost.
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

/** Makes a call; when the session has ended, asks for the password and repeats it. Rejects as the call does. */
export const keepingSession = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    await new Promise<void>((goOn, reject) => {
      waiting.add({ goOn, giveUp: () => reject(error) });
      setAsking(true);
    });
    return call();
  }
};

/** State of the password dialog, as an external store for React. */
export const renewal = {
  isAsking: (): boolean => asking,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    const stop = onSessionEnd(() => setAsking(true));
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
  /** Opens the dialog, because another tab reported the end of the session. */
  ask: () => setAsking(true),
  /** The password was correct: repeats the waiting calls. */
  done: () => settle('goOn'),
  /** The dialog was cancelled: the waiting calls fail with their 401. */
  cancelled: () => settle('giveUp'),
};
