import pino, { type Logger } from 'pino';
import type { Config } from '../process/settings/config';

/**
 * JSON logs, or readable lines on a terminal. The log contains no secrets
 * (http/plugins/requestLog); redaction here is a second safeguard.
 */
export const loggerFor = async (
  level: Config['logLevel'],
  terminal = process.stdout.isTTY,
): Promise<Logger> => {
  const options = {
    level,
    redact: ['*.password', '*.token', '*.headers.authorization', '*.headers.cookie'],
  };
  // Not pino's own stream, whose last flush retries a failed write for ever when the log's reader
  // has exited.
  if (!terminal) return pino(options, { write: (line) => void process.stdout.write(line) });
  const { default: pretty } = await import('pino-pretty');
  return pino(options, pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' }));
};
