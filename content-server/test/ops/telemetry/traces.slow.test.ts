import { visitWithCollector } from '../../../testing/collector';

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

/**
 * The names of the spans from a request down to each statement, such as 'GET /* > render > select'.
 */
const chainsOf = (spans: readonly SentSpan[]): string[] => {
  const chain = ({ name, parentSpanId }: SentSpan): string => {
    const parent = spans.find(({ spanId }) => spanId === parentSpanId);
    return parent ? `${chain(parent)} > ${name}` : name;
  };
  return spans.map(chain);
};

describe('a collector', () => {
  let sentTo: Awaited<ReturnType<typeof visitWithCollector>>;
  beforeAll(async () => {
    sentTo = await visitWithCollector({});
  });

  test('gets each request with its page, the calls of that page and their statements', () => {
    const spans = sentTo('/v1/traces').flatMap((body) =>
      (JSON.parse(body) as SentTraces).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((one) => one.spans),
      ),
    );
    const chains = chainsOf(spans);
    expect(chains).toContain('GET /* > render > GET /api/content/updates > select');
    expect(chains).toContain('POST /api/messages > insert');
    const page = spans.find(({ name }) => name === 'GET /*');
    expect(page?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    });
    const statement = spans.find(({ name }) => name === 'insert')?.attributes[0];
    expect(statement).toMatchObject({
      key: 'db.query.text',
      value: { stringValue: expect.stringContaining('?') },
    });
  });

  test('gets nothing that people typed', () => {
    const traces = sentTo('/v1/traces').join('\n');
    expect(traces).toContain('POST /api/messages');
    for (const secret of ['secret-token', 'Chikondi', 'c@example.org', 'The well is dry.'])
      expect(traces).not.toContain(secret);
  });

  test('gets the measurements', () => {
    const measurements = sentTo('/v1/metrics').join('\n');
    expect(measurements).toContain('"site.visits"');
    expect(measurements).toContain('charity-site');
  });
});

test.each<Record<string, string>>([
  { OTEL_TRACES_EXPORTER: 'none' },
  { OTEL_TRACES_SAMPLER_ARG: '0' },
])('with %o only measurements are sent', async (settings) => {
  const sentTo = await visitWithCollector(settings);
  expect(sentTo('/v1/traces')).toEqual([]);
  expect(sentTo('/v1/metrics').join('\n')).toContain('"site.visits"');
});
