import pino, { type Logger } from 'pino';
import type { Config } from './config';

/**
 * Structured logs for machines, readable lines for a person at a terminal. What is logged carries no secrets
 * (plugins/requestLog); the names here are a second net.
 */
export const loggerFor = async (level: Config['logLevel'], terminal = process.stdout.isTTY): Promise<Logger> => {
  const options = { level, redact: ['*.password', '*.token', '*.headers.authorization', '*.headers.cookie'] };
  if (!terminal) return pino(options);
  const { default: pretty } = await import('pino-pretty');
  return pino(options, pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' }));
};
