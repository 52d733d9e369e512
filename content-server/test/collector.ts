import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector of OpenTelemetry (OTLP over HTTP) on loopback. */
export interface Collector {
  url: string;
  /** The bodies that were sent to a path, such as `/v1/traces`. */
  sentTo: (path: string) => string[];
  close: () => Promise<void>;
}

export const startCollector = async (): Promise<Collector> => {
  const received: { path?: string; body: string }[] = [];
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url, body: Buffer.concat(chunks).toString() });
      answer.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentTo: (path) => received.filter((one) => one.path === path).map(({ body }) => body),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
