import { isUnauthorized } from '@charity-site/api-client';
import { onSessionEnd } from '@charity-site/api-client/session';

/**
 * A session can end in the middle of work: the token lasts 12 hours (docs/product.md 7.10). The call that met the end waits here
 * until the password was given again, and is then made a second time, so that no text is lost.
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

/** Makes a call; when the session has ended, asks for the password in place and makes it again. Rejects as the call does. */
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

/** The state of the question, for React. */
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
  /** The session has ended, as another tab met it. */
  ask: () => setAsking(true),
  /** The password was right: whatever waited goes on. */
  done: () => settle('goOn'),
  /** Nobody wants to sign in: whatever waited fails as it would have. */
  cancelled: () => settle('giveUp'),
};
