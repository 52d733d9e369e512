import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { folderWith } from './folders';
import { startServerProcess } from './processes';
import { renderedSite } from './renderedSite';

/** An OpenTelemetry collector (OTLP over HTTP) on loopback. */
const startCollector = async () => {
  const received: { path?: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url, body: Buffer.concat(chunks).toString() });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentTo: (path: string) => received.filter((one) => one.path === path).map(({ body }) => body),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/**
 * Opens a page and sends a message on a separate server with a collector; then stops the server,
 * which flushes.
 * @returns the bodies that were sent to a path, such as `/v1/traces`
 */
export const visitWithCollector = async (
  settings: Record<string, string>,
): Promise<(path: string) => string[]> => {
  const { config } = await renderedSite({
    render: "await answer('GET', '/api/content/updates'); return { html: 'one' }",
  });
  const dataDir = await folderWith({});
  const collector = await startCollector();
  const { url, end } = await startServerProcess({
    DATA_DIR: dataDir,
    SHELL_DIR: config.shellDir,
    RELEASES_DIR: config.releasesDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...settings,
  });
  expect((await fetch(`${url}/news?from=secret-token`)).status).toBe(200);
  const sent = await fetch(`${url}/api/messages?from=secret-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Chikondi',
      email: 'c@example.org',
      subject: 'Water',
      message: 'The well is dry.',
    }),
  });
  expect(sent.status).toBe(201);
  expect(await end('SIGTERM')).toBe(0);
  await collector.close();
  return collector.sentTo;
};
