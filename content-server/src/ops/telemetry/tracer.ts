import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OpenSpan, SpanFacts } from '../../process/spans';

/**
 * Starts OpenTelemetry's traces. Imported only if configured.
 * @param endpoint URL of a collector (OTLP over HTTP)
 * @param share of traced requests, from 0 to 1
 */
export const startTracer = (endpoint: string, share: number) => {
  // The exporter reads OTEL_EXPORTER_OTLP_HEADERS and its other variables itself.
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'charity-site',
    }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('charity-site');

  const startSpan = (
    parent: Context,
    name: string,
    attributes: SpanFacts,
    kind: SpanKind,
  ): OpenSpan => {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    const inside = trace.setSpan(parent, span);
    return {
      begin: (part, facts = {}) => startSpan(inside, part, facts, SpanKind.INTERNAL),
      add: (part, took, facts, failed) => {
        const now = Date.now();
        const added = tracer.startSpan(
          part,
          { kind: SpanKind.CLIENT, attributes: facts, startTime: now - took },
          inside,
        );
        if (failed) added.setStatus({ code: SpanStatusCode.ERROR });
        added.end(now);
      },
      end: (facts = {}, failed = false) => {
        span.setAttributes(facts);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  return {
    /** Starts the trace of a request. */
    begin: (name: string, facts: SpanFacts) =>
      startSpan(ROOT_CONTEXT, name, facts, SpanKind.SERVER),
    /** Flushes and stops. */
    stop: () => provider.shutdown(),
  };
};

/** Sends spans to a collector, in batches. */
export type Tracer = ReturnType<typeof startTracer>;
