import type { CapturedError } from './metError';

/** Maximum length of a message, in characters. */
const MESSAGE_MAX = 500;

/**
 * Errors that are reported where they arise, or are none: a page that moves on, a question to a
 * visitor who left.
 */
const ELSEWHERE = /^(RemoteUnavailableError|ChunkLoadError|ForServerError|AbortError)$/;

/**
 * Browsers' messages for a request without an answer. It is the connection's fault, not the
 * version's.
 */
const NO_ANSWER = /^(Failed to fetch|Load failed|Network Error|NetworkError)/i;

const FILE = /(?:https?:\/\/[^/\s]+)?(\/(?:static|remotes)\/[\w./@+-]+\.\w+)/;

/** True if code of the site threw it. Extensions of the browser throw errors in its pages, too. */
const isOwn = ({ stack = '' }: Error): boolean => {
  const origins: readonly string[] = stack.match(/https?:\/\/[^/\s)]*/gi) ?? [];
  return !/-extension:\/\//.test(stack) && origins.includes(window.location.origin);
};

const fileOf = (error: Error & { request?: unknown }): string | undefined =>
  FILE.exec(typeof error.request === 'string' ? error.request : error.message)?.[1];

/**
 * Duration of the browser's attempt to load a file, in ms; undefined when it does not report it.
 */
const waitedFor = (file: string): number | undefined => {
  const entry = performance.getEntriesByName(new URL(file, window.location.href).href).at(-1);
  return entry && Math.round(entry.duration);
};

/** Path of a file that did not load, and how long that took, in ms. */
const describeLoad = (error: Error) => {
  const file = fileOf(error);
  return file ? { file, ms: waitedFor(file) } : {};
};

/**
 * Describes an error as the server takes it, which masks what could be personal before it stores
 * anything.
 * @returns undefined for errors that are not the version's
 */
export const describeError = ({ kind, error, part }: CapturedError) => {
  if (!(error instanceof Error)) return undefined;
  const { name, message } = error;
  const described = { kind, name: name.slice(0, 100), message: message.slice(0, MESSAGE_MAX) };
  if (kind === 'load') return { ...described, ...describeLoad(error) };
  if ((!part && ELSEWHERE.test(name)) || NO_ANSWER.test(message)) return undefined;
  return kind === 'rejection' && !isOwn(error) ? undefined : described;
};
