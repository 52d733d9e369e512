import { rm } from 'node:fs/promises';
import { startCollector, visitWithCollector, type Collector } from './collector';
import { renderedSite } from './renderedSite';

interface SentSpan {
  name: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface SentTraces {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

let site: Awaited<ReturnType<typeof renderedSite>>;
let collector: Collector;
beforeEach(async () => {
  site = await renderedSite({ render: "await answer('GET', '/api/content/updates'); return { html: 'one' }" });
  collector = await startCollector();
});
afterEach(async () => {
  await collector.close();
  for (const folder of Object.values(site.config)) await rm(folder, { recursive: true, force: true });
});

/** Opens a page and sends a message, in a server of its own that then stops. */
const visit = (settings: Record<string, string>): Promise<void> =>
  visitWithCollector(collector, site.config, settings, async (url) => {
    expect((await fetch(`${url}/news?from=secret-token`)).status).toBe(200);
    const sent = await fetch(`${url}/api/messages?from=secret-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Chikondi', email: 'c@example.org', subject: 'Water', message: 'The well is dry.' }),
    });
    expect(sent.status).toBe(201);
  });

/** The names of the spans from a request down to each statement, such as 'GET /* > render > select'. */
const chainsOf = (spans: readonly SentSpan[]): string[] => {
  const chain = ({ name, parentSpanId }: SentSpan): string => {
    const parent = spans.find(({ spanId }) => spanId === parentSpanId);
    return parent ? `${chain(parent)} > ${name}` : name;
  };
  return spans.map(chain);
};

test('a request is traced with its page, the calls of that page and their statements, without what people typed', async () => {
  await visit({});
  const bodies = collector.sentTo('/v1/traces');
  const spans = bodies.flatMap((body) =>
    (JSON.parse(body) as SentTraces).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  );
  const chains = chainsOf(spans);
  expect(chains).toContain('GET /* > render > GET /api/content/updates > select');
  expect(chains).toContain('POST /api/messages > insert');
  const page = spans.find(({ name }) => name === 'GET /*');
  expect(page?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const statement = spans.find(({ name }) => name === 'insert')?.attributes[0];
  expect(statement).toMatchObject({ key: 'db.query.text', value: { stringValue: expect.stringContaining('?') } });
  for (const secret of ['secret-token', 'Chikondi', 'c@example.org', 'The well is dry.'])
    expect(bodies.join('\n')).not.toContain(secret);
});

test.each<Record<string, string>>([{ OTEL_TRACES_EXPORTER: 'none' }, { OTEL_TRACES_SAMPLER_ARG: '0' }])(
  'with %o only measurements are sent',
  async (settings) => {
    await visit(settings);
    expect(collector.sentTo('/v1/traces')).toEqual([]);
    expect(collector.sentTo('/v1/metrics').join('\n')).toContain('"site.visits"');
  },
);
