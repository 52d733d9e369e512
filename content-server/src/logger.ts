import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config';

/** Structured logs for machines, readable lines for a person at a terminal; neither carries secrets (plugins/requestLog). */
export const loggerFor = async (
  level: Config['logLevel'],
  terminal = process.stdout.isTTY,
): Promise<FastifyServerOptions['logger']> => ({
  level,
  redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  ...(terminal && { stream: (await import('pino-pretty')).default({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' }) }),
});
