import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { GAUGES, type Site } from './gauges';
import { INSTRUMENTS, type Measure } from './instruments';

/** Records measurements, returns them as text, and sends them to a collector. */
export type Meter = ReturnType<typeof startMeter>;

/** Sends to a collector once a minute, or every OTEL_METRIC_EXPORT_INTERVAL ms. */
const sendingTo = (endpoint: string) =>
  new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/metrics` }),
    exportIntervalMillis: Number(process.env.OTEL_METRIC_EXPORT_INTERVAL) || 60_000,
  });

/**
 * Starts OpenTelemetry's metrics. Imported only when somebody reads them: it takes about 15 MB.
 * @param endpoint URL of a collector (OTLP over HTTP); undefined if none is configured
 */
export const startMeter = (site: Site, endpoint?: string) => {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'charity-site',
    }),
    readers: [reader, ...(endpoint ? [sendingTo(endpoint)] : [])],
  });
  const meter = provider.getMeter('charity-site');
  const record = new Map(
    Object.entries(INSTRUMENTS).map(([name, instrument]) => {
      const { unit, description } = instrument;
      if (instrument.kind === 'histogram') {
        const advice = { explicitBucketBoundaries: [...instrument.limits] };
        const histogram = meter.createHistogram(name, { unit, description, advice });
        return [name, histogram.record.bind(histogram)] as const;
      }
      if (instrument.kind === 'gauge') {
        const gauge = meter.createGauge(name, { unit, description });
        return [name, gauge.record.bind(gauge)] as const;
      }
      const counter = meter.createCounter(name, { unit, description });
      return [name, counter.add.bind(counter)] as const;
    }),
  );
  meter
    .createObservableGauge('process.memory.usage', {
      unit: 'By',
      description: 'Memory of the server process.',
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  for (const [name, { read, ...gauge }] of Object.entries(GAUGES))
    meter.createObservableGauge(name, gauge).addCallback(async (result) => {
      for (const { value, attributes } of await read(site)) result.observe(value, attributes);
    });
  const measure: Measure = (name, value, attributes) => record.get(name)?.(value, attributes);
  const serializer = new PrometheusSerializer(undefined, false, undefined, false, true);
  return {
    measure,
    /** All measurements so far, in the text format of Prometheus. */
    text: async () => serializer.serialize((await reader.collect()).resourceMetrics),
    /** Flushes and stops. */
    stop: () => provider.shutdown(),
  };
};
