import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { codeOf, DatabaseUnavailable, isConflict, isDiskFull } from '../../db/dialects/faults';
import { HttpError, NOTHING_HERE, RETRY_AFTER } from '../httpError';

/**
 * Messages for Fastify's own errors; the status may differ from Fastify's (a wrong content type is
 * 415).
 */
const FASTIFY_ERRORS: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'That is too much to send at once.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The body is not valid JSON.' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    status: 415,
    message: 'Please send the picture as multipart/form-data.',
  },
  FST_FILES_LIMIT: { status: 413, message: 'Please send one picture at a time.' },
  FST_FIELDS_LIMIT: { status: 413, message: 'The form has too many fields.' },
  FST_PARTS_LIMIT: { status: 413, message: 'The form has too many fields.' },
};

/** Messages for errors of libraries, whose own texts are not meant for visitors. */
const BY_STATUS: Record<number, string> = {
  404: NOTHING_HERE,
  413: 'That is too much to send at once.',
  415: 'Please send JSON.',
  416: 'The file has no such part.',
};

/** Status and message for a database or disk failure; undefined for other errors. */
const outageFor = (error: unknown): { status: 503 | 507; message: string } | undefined => {
  if (isDiskFull(error))
    return {
      status: 507,
      message:
        'The server has no space left, so nothing was saved. Please tell the person who runs it.',
    };
  if (
    error instanceof DatabaseUnavailable ||
    isConflict(error) ||
    /^SQLITE_(IOERR|CANTOPEN|READONLY)/.test(codeOf(error))
  )
    return {
      status: 503,
      message: 'The server is busy just now. Please try again in a few seconds.',
    };
  return undefined;
};

const answerFor = (error: FastifyError): { status: number; message: string } => {
  const status = error.statusCode ?? 500;
  if (status >= 500)
    return { status, message: 'Something went wrong on the server. Please try again.' };
  return (
    FASTIFY_ERRORS[error.code] ?? {
      status,
      message: BY_STATUS[status] ?? 'The request cannot be read.',
    }
  );
};

/**
 * Status and body of an error. `errors` contains a text for each invalid field (docs/product.md
 * 7.8).
 */
type ErrorAnswer = Pick<HttpError, 'message' | 'errors' | 'details'> & { status: number };

/**
 * Sets the status and headers of an error response and returns its content. Internal errors, and
 * the cause of an HttpError, are logged and not exposed.
 */
export const startErrorAnswer = (
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorAnswer => {
  reply.header('cache-control', 'no-store');
  const answer: ErrorAnswer =
    error instanceof HttpError ? error : (outageFor(error) ?? answerFor(error));
  if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
  if (error instanceof HttpError && error.retryAfter !== undefined)
    reply.header('retry-after', error.retryAfter);
  if (answer.status === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', RETRY_AFTER);
  const isExpected = error instanceof HttpError && error.cause === undefined;
  if (!isExpected && answer.status >= 500) request.log.error(error);
  reply.code(answer.status);
  return answer;
};

/** Sends an error as `{message}`, with `errors` for invalid fields. */
const answerError = (
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const { message, errors: fields, details } = startErrorAnswer(error, request, reply);
  reply.send({ message, ...(fields && { errors: fields }), ...details });
};

/** Sends every error response as JSON with a `message`. */
export const errors = plugin(
  async (app) => {
    app.setErrorHandler<FastifyError | HttpError>(answerError);
  },
  { name: 'errors' },
);
