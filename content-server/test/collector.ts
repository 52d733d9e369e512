import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../src/config';
import { folderWith } from './folders';
import { startServerProcess } from './processes';

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

/** Runs `visit` on a server of its own that sends to a collector, then stops the server, which sends what is left. */
export const visitWithCollector = async (
  { url }: Collector,
  { shellDir, releasesDir }: Pick<Config, 'shellDir' | 'releasesDir'>,
  settings: Record<string, string>,
  visit: (site: string) => Promise<void>,
): Promise<void> => {
  const dataDir = await folderWith({});
  const running = await startServerProcess({
    DATA_DIR: dataDir,
    SHELL_DIR: shellDir,
    RELEASES_DIR: releasesDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    ...settings,
  });
  await visit(running.url);
  expect(await running.end('SIGTERM')).toBe(0);
  await rm(dataDir, { recursive: true });
};
