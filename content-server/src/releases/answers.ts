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
import { messageSchema } from '../http/openApi/toJsonSchema';
import { FLAG, NUMBER, TEXT, listOf, objectOf, type JsonSchema } from '../http/openApi/shapes';

/** Facts of builds and the registry: answered as stored, also by a server that is older than the build. */
const asStored = { type: 'object', additionalProperties: true };

const smoke = objectOf<SmokeOutcome>({
  outcome: TEXT,
  note: TEXT,
  pages: listOf(TEXT),
  took: NUMBER,
  failedPage: objectOf<FailedPage>({ path: TEXT, width: NUMBER, console: listOf(TEXT), screenshot: TEXT }),
});

const checked = { objections: listOf(TEXT), smoke, verified: FLAG };

const historyEntry = objectOf<HistoryEntry>({
  revision: NUMBER,
  at: TEXT,
  by: TEXT,
  origin: TEXT,
  remote: TEXT,
  action: TEXT,
  from: { ...TEXT, nullable: true },
  to: TEXT,
  share: NUMBER,
  reason: TEXT,
});

const cause = { message: TEXT, route: TEXT, count: NUMBER };

const visitors = objectOf<VisitorSummary>({
  days: NUMBER,
  visits: NUMBER,
  visitorsWithErrors: NUMBER,
  largestPaint: NUMBER,
  causes: listOf(objectOf<VisitorSummary['causes'][number]>({ ...cause, kind: TEXT, ms: NUMBER })),
  blocked: listOf(objectOf<NonNullable<VisitorSummary['blocked']>[number]>(cause)),
});

const version = { version: TEXT, releasedAt: TEXT, visitors };

const part = objectOf<SitePart>({
  ...version,
  name: TEXT,
  since: TEXT,
  by: TEXT,
  previous: objectOf<NonNullable<SitePart['previous']>>(version),
  canary: objectOf<PartCanary>({ ...version, share: NUMBER, since: TEXT, by: TEXT }),
  bytes: NUMBER,
  firstBytes: NUMBER,
  refused: objectOf<RefusedVersion>({ ...checked, version: TEXT, at: TEXT, by: TEXT }),
  verdict: objectOf<PartCheckResult>(checked),
  rendering: objectOf<RenderFailure>({ count: NUMBER, reason: TEXT, at: TEXT }),
  off: FLAG,
  contributions: listOf(objectOf<PartContribution>({ key: TEXT, at: TEXT, label: TEXT, off: FLAG })),
});

/** `GET /composition` */
export const compositionSchema = objectOf<Composition>({
  shell: TEXT,
  parts: listOf(part),
  history: listOf(historyEntry),
});

/** A version that was uploaded, or is in the store. */
export const recordSchema = objectOf<ReleaseRecord>({
  remote: TEXT,
  release: asStored,
  shared: asStored,
  imports: asStored,
  exposes: asStored,
  files: NUMBER,
  bytes: NUMBER,
  firstBytes: NUMBER,
  scripts: NUMBER,
  styles: NUMBER,
});

/** The registry, also at `/remotes.json`. */
export const registrySchema: JsonSchema = asStored;

/** `GET /releases` */
export const stateSchema = objectOf<WireState>({
  shell: asStored,
  registry: registrySchema,
  history: listOf(historyEntry),
  verdicts: listOf(objectOf<WireResult>({ ...checked, remote: TEXT, version: TEXT, shell: TEXT, at: TEXT, by: TEXT })),
  records: listOf(recordSchema),
  visitors: { type: 'object', additionalProperties: visitors },
});

export const previewSchema = objectOf<Preview>({ address: TEXT, until: TEXT });

export const activatedSchema = objectOf<ActivateResult>({ version: TEXT, revision: NUMBER, ended: TEXT });

/** The answer to a check result: where its screenshot is. */
export const notedSchema: JsonSchema = { ...messageSchema, properties: { message: TEXT, screenshot: TEXT } };

/** All prefixes that a remote owns now. */
export const prefixesSchema: JsonSchema = objectOf({ prefixes: listOf(TEXT) });

/** The versions that were removed. */
export const removedSchema: JsonSchema = objectOf({ removed: listOf(TEXT) });
