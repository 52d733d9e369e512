// Separate from errors.ts, so that the first visit does not load texts that only forms show.
import { t, tMessage } from '@charity-site/api-client/http';
import { responseOf, callOf, type ErrorResponse } from './endpoints/errors';

/** An error whose message can be shown to the user. */
export class ReadableError extends Error {
  override name = 'ReadableError';
}

const bodyOf = (error: unknown): { message?: unknown; errors?: unknown } => {
  const data = responseOf(error)?.data;
  return typeof data === 'object' && data !== null ? data : {};
};

/** The server's `message` after a failed call; undefined when it sent none. */
export const serverMessage = (error: unknown): string | undefined => {
  const { message } = bodyOf(error);
  return typeof message === 'string' && message.trim() ? message : undefined;
};

const TOO_SLOW = 'The server took too long to answer.';

const NO_RESPONSE: Partial<Record<string, string>> = {
  ECONNABORTED: TOO_SLOW,
  ETIMEDOUT: TOO_SLOW,
  ERR_CANCELED: 'It was cancelled.',
};

const reasonOf = ({ status = 0, data, headers }: ErrorResponse): string => {
  const seconds = Number(headers?.['retry-after']);
  if (status === 413) return t('It is too large to send.');
  if (status === 429)
    return seconds > 0
      ? t('Too many attempts. Try again in {seconds} seconds.', { seconds })
      : t('Too many attempts. Try again in a minute.');
  if (status === 504) return t(TOO_SLOW);
  if (status >= 500) return t('The server has a problem. Please try again in a few minutes.');
  // The server always sends JSON. Text comes from a proxy, or the response was cut off.
  if (typeof data === 'string' && data)
    return t(
      'The answer did not come from this website. If you use a public Wi-Fi, log in to it first.',
    );
  return t('The server did not accept it.');
};

/** The message for a failed call if the server sent none. */
const ourReason = (error: unknown): string => {
  const { response, isAxiosError, code = '' } = callOf(error);
  if (response) return reasonOf(response);
  if (isAxiosError) return t(NO_RESPONSE[code] ?? 'You seem to be offline.');
  return t('Something went wrong on this page. Please try again.');
};

const translated = (message: string | undefined) => message && tMessage(message);

const readable = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'ReadableError'
    ? error.message
    : translated(serverMessage(error));

/**
 * The message to show after a failed call: the server's `message`, or one of ours. Messages of
 * libraries are never shown.
 */
export const errorText = (error: unknown): string => readable(error) ?? ourReason(error);

/** The message for a form. If the input is not the cause, it adds that the text is safe. */
export const formErrorText = (error: unknown): string =>
  readable(error) ?? `${ourReason(error)} ${t('Your text is safe here.')}`;

/**
 * The server's messages for single fields, by field name; empty if it sent none
 * (docs/product.md 7.8).
 */
export const fieldErrors = (error: unknown): Record<string, string> => {
  const { errors } = bodyOf(error);
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
};
