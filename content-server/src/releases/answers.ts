import type {
  Composition,
  PartCanary,
  PartCheckResult,
  PartContribution,
  RefusedVersion,
  RenderFailure,
  SitePart,
} from '@charity-site/api-client/entities';
import type { WireResult, WireState } from '@charity-site/registry/store';
import type {
  ActivateResult,
  FailedPage,
  HistoryEntry,
  Preview,
  ReleaseRecord,
  SmokeOutcome,
  VisitorSummary,
} from '@charity-site/registry/types';
import type { JsonSchema } from '../http/openApi/jsonSchema';
import { messageSchema } from '../http/openApi/toJsonSchema';

const text = { type: 'string' };
const number = { type: 'number' };
const flag = { type: 'boolean' };
/** Facts of builds and the registry: answered as stored, also by a server that is older than the build. */
const asStored = { type: 'object', additionalProperties: true };

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** The schema of a type. It names every field, because the answer contains no others. */
const answerOf = <Type>(properties: Record<keyof Type, JsonSchema>): JsonSchema => ({ type: 'object', properties });

const smoke = answerOf<SmokeOutcome>({
  outcome: text,
  note: text,
  pages: list(text),
  took: number,
  failedPage: answerOf<FailedPage>({ path: text, width: number, console: list(text), screenshot: text }),
});

const checked = { objections: list(text), smoke, verified: flag };

const historyEntry = answerOf<HistoryEntry>({
  revision: number,
  at: text,
  by: text,
  origin: text,
  remote: text,
  action: text,
  from: { ...text, nullable: true },
  to: text,
  share: number,
  reason: text,
});

const cause = { message: text, route: text, count: number };

const visitors = answerOf<VisitorSummary>({
  days: number,
  visits: number,
  visitorsWithErrors: number,
  largestPaint: number,
  causes: list(answerOf<VisitorSummary['causes'][number]>({ ...cause, kind: text, ms: number })),
  blocked: list(answerOf<NonNullable<VisitorSummary['blocked']>[number]>(cause)),
});

const version = { version: text, releasedAt: text, visitors };

const part = answerOf<SitePart>({
  ...version,
  name: text,
  since: text,
  by: text,
  previous: answerOf<NonNullable<SitePart['previous']>>(version),
  canary: answerOf<PartCanary>({ ...version, share: number, since: text, by: text }),
  bytes: number,
  firstBytes: number,
  refused: answerOf<RefusedVersion>({ ...checked, version: text, at: text, by: text }),
  verdict: answerOf<PartCheckResult>(checked),
  rendering: answerOf<RenderFailure>({ count: number, reason: text, at: text }),
  off: flag,
  contributions: list(answerOf<PartContribution>({ key: text, at: text, label: text, off: flag })),
});

/** `GET /composition` */
export const compositionSchema = answerOf<Composition>({ shell: text, parts: list(part), history: list(historyEntry) });

/** A version that was uploaded, or is in the store. */
export const recordSchema = answerOf<ReleaseRecord>({
  remote: text,
  release: asStored,
  shared: asStored,
  imports: asStored,
  exposes: asStored,
  files: number,
  bytes: number,
  firstBytes: number,
  scripts: number,
  styles: number,
});

/** The registry, also at `/remotes.json`. */
export const registrySchema: JsonSchema = asStored;

/** `GET /releases` */
export const stateSchema = answerOf<WireState>({
  shell: asStored,
  registry: registrySchema,
  history: list(historyEntry),
  verdicts: list(answerOf<WireResult>({ ...checked, remote: text, version: text, shell: text, at: text, by: text })),
  records: list(recordSchema),
  visitors: { type: 'object', additionalProperties: visitors },
});

export const previewSchema = answerOf<Preview>({ address: text, until: text });

export const activatedSchema = answerOf<ActivateResult>({ version: text, revision: number, ended: text });

/** The answer to a check result: where its screenshot is. */
export const notedSchema: JsonSchema = { ...messageSchema, properties: { message: text, screenshot: text } };

/** All prefixes that a remote owns now. */
export const prefixesSchema: JsonSchema = { type: 'object', properties: { prefixes: list(text) } };

/** The versions that were removed. */
export const removedSchema: JsonSchema = { type: 'object', properties: { removed: list(text) } };
