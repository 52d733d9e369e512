import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { isInternalCall } from '../../http/plugins/internalCalls';
import type { Measure } from './instruments';
import type { Meter } from './meter';
import { requestSpans } from './requestSpans';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Records a measurement for /metrics and OpenTelemetry. Does nothing until somebody reads them.
     */
    measure: Measure;
  }
}

type Settings = Pick<
  Config,
  'dataDir' | 'releasesDir' | 'metricsToken' | 'otlpEndpoint' | 'tracedShare'
>;

/**
 * `/metrics` in the text format of Prometheus, and the same metrics and traces of requests to a
 * collector (OpenTelemetry). Measuring starts with the server if METRICS_TOKEN or
 * OTEL_EXPORTER_OTLP_ENDPOINT is set, otherwise at the first request of /metrics.
 */
export const telemetry = plugin(
  async (app, { metricsToken, otlpEndpoint, tracedShare, ...folders }: Settings) => {
    let starting: Promise<Meter> | undefined;
    let meter: Meter | undefined;

    const started = (): Promise<Meter> => {
      starting ??= import('./meter').then(({ startMeter }) => {
        meter = startMeter({ database: app.database, ...folders }, otlpEndpoint);
        return meter;
      });
      return starting;
    };

    app.decorate('measure', (...measurement: Parameters<Measure>) =>
      meter?.measure(...measurement),
    );
    if (metricsToken || otlpEndpoint) await started();
    const tracer =
      otlpEndpoint && tracedShare > 0
        ? (await import('./tracer')).startTracer(otlpEndpoint, tracedShare)
        : undefined;
    if (tracer) await app.register(requestSpans, { tracer });

    app.addHook('onResponse', (request, reply, done) => {
      done();
      if (isInternalCall()) return;
      app.measure('http.server.request.duration', reply.elapsedTime / 1000, {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'none',
        'http.response.status_code': reply.statusCode,
      });
    });

    app.get(
      '/metrics',
      hiddenRoute({ audience: 'metrics', answer: FILE }),
      async (_request, reply) => {
        const { text } = await started();
        return reply
          .header('cache-control', 'no-store')
          .type('text/plain; version=0.0.4; charset=utf-8')
          .send(await text());
      },
    );

    app.addHook('onClose', async () => {
      for (const ended of await Promise.allSettled([meter?.stop(), tracer?.stop()]))
        if (ended.status === 'rejected')
          app.log.error(ended.reason, 'The last measurements could not be sent.');
    });
  },
  { name: 'telemetry' },
);
