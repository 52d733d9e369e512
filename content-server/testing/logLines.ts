import { Writable } from 'node:stream';
import pino, { type Level } from 'pino';

/** A logger for a test server, and the JSON lines that it has written so far. */
export const logLines = (level: Level) => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  return { logger: pino({ level }, stream), lines };
};
