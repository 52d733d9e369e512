/** Metrics by their OpenTelemetry names. Histograms count values in buckets. */
export const INSTRUMENTS = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Duration of requests, by route and status.',
    limits: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  'site.page.render.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time in which a page was rendered on the server.',
    limits: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  },
  'site.page.cache': {
    kind: 'counter',
    unit: '{page}',
    description: 'Pages that were kept (hit) or made (miss).',
  },
  'site.renderer.starts': {
    kind: 'counter',
    unit: '{process}',
    description: 'Starts of renderer processes.',
  },
  'site.renderer.started': {
    kind: 'gauge',
    unit: 's',
    description: 'Unix time of the last start of a renderer process.',
  },
  'site.visits': {
    kind: 'counter',
    unit: '{page}',
    description: 'Page views, by part and version.',
  },
  'site.visitor.reports': {
    kind: 'counter',
    unit: '{report}',
    description:
      'Errors that visitors met, by part, version and kind; one address counts once an hour.',
  },
  'site.visitor.largest_paint': {
    kind: 'histogram',
    unit: 's',
    description: 'Time until the largest paint in browsers of visitors, by part and version.',
    limits: [0.5, 0.8, 1.2, 1.8, 2.5, 3.2, 4, 5, 6.5, 8, 10, 15],
  },
} as const;

type InstrumentName = keyof typeof INSTRUMENTS;

/**
 * Attributes of a measurement, such as a route. Low cardinality only: each combination is a time
 * series.
 */
type Attributes = Record<string, string | number>;

/** Records one measurement: 1 for counters, seconds for histograms, Unix time for gauges. */
export type Measure = (name: InstrumentName, value: number, attributes?: Attributes) => void;
