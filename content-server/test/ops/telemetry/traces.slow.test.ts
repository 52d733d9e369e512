import { visitWithCollector } from '../../../testing/collector';

test.each<Record<string, string>>([{ OTEL_TRACES_EXPORTER: 'none' }, { OTEL_TRACES_SAMPLER_ARG: '0' }])(
  'with %o only measurements are sent',
  async (settings) => {
    const sentTo = await visitWithCollector(settings);
    expect(sentTo('/v1/traces')).toEqual([]);
    expect(sentTo('/v1/metrics').join('\n')).toContain('"site.visits"');
  },
);
