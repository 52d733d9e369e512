import type { CapturedError } from './metError';

/** Maximum length of a message, in characters. */
const MESSAGE_MAX = 500;

/** Names of errors that are already reported elsewhere, or are no failure (aborted requests). */
const NOT_REPORTED_HERE = /^(RemoteUnavailableError|ChunkLoadError|ForServerError|AbortError)$/;

/** Browsers' messages for a request without a response: a fault of the connection. */
const NO_RESPONSE = /^(Failed to fetch|Load failed|Network Error|NetworkError)/i;

const FILE = /(?:https?:\/\/[^/\s]+)?(\/(?:static|remotes)\/[\w./@+-]+\.\w+)/;

/** True if the site's code threw the error, not a browser extension. */
const isOwn = ({ stack = '' }: Error): boolean => {
  const origins: readonly string[] = stack.match(/https?:\/\/[^/\s)]*/gi) ?? [];
  return !/-extension:\/\//.test(stack) && origins.includes(window.location.origin);
};

const fileOf = (error: Error & { request?: unknown }): string | undefined =>
  FILE.exec(typeof error.request === 'string' ? error.request : error.message)?.[1];

/** Duration of the browser's attempt to load a file, in ms; undefined if it is not measured. */
const loadDuration = (file: string): number | undefined => {
  const entry = performance.getEntriesByName(new URL(file, window.location.href).href).at(-1);
  return entry && Math.round(entry.duration);
};

/** Path of a file that did not load, and the duration of the attempt in ms. */
const describeLoad = (error: Error) => {
  const file = fileOf(error);
  return file ? { file, ms: loadDuration(file) } : {};
};

/**
 * Describes an error for the server, which masks personal data before it stores the report.
 * @returns undefined for errors that the version did not cause
 */
export const describeError = ({ kind, error, part }: CapturedError) => {
  if (!(error instanceof Error)) return undefined;
  const { name, message } = error;
  const described = { kind, name: name.slice(0, 100), message: message.slice(0, MESSAGE_MAX) };
  if (kind === 'load') return { ...described, ...describeLoad(error) };
  if ((!part && NOT_REPORTED_HERE.test(name)) || NO_RESPONSE.test(message)) return undefined;
  return kind === 'rejection' && !isOwn(error) ? undefined : described;
};
