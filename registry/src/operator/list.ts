import { seconds } from '../compatibility/nameErrors';
import { findRemote, livePart, SHELL } from '../model/activate';
import { contributionKey } from '../model/contributions';
import { isOff } from '../model/switches';
import type { ReleaseState, CheckResult, SmokeOutcome } from '../types';
import type { ReleaseStore } from '../store/releaseStore';
import { lastActivation } from '../store/history';
import { refusedResult, findRecord, findResult } from '../store/checkResults';
import { failedPageLines } from './refusalText';
import { changes } from './report';
import { visitorReport } from './visitorReport';

/**
 * The record of a part's live version; undefined if none is live, or it was released before records
 * were stored.
 */
export const liveRecord = ({ registry, records }: ReleaseState, name: string) =>
  findRecord(records, name, livePart(registry, name)?.version);

/** The check result of a remote's live version in the live shell, if any. */
export const liveResult = ({ registry, checkResults, shell }: ReleaseState, name: string) =>
  findResult(checkResults, name, {
    version: livePart(registry, name)?.version,
    shell: shell?.version,
  });

/**
 * The outcome of a smoke test, with the opened pages and the duration.
 * @param before duration with the live version, in ms
 */
export const smokeText = (
  { outcome, note, pages, took }: SmokeOutcome,
  before?: number,
): string => {
  const time = took === undefined ? '' : ` in ${seconds(took)}`;
  const compared =
    took === undefined || before === undefined ? '' : `, live version ${seconds(before)}`;
  const opened = pages && `${pages.length} pages on phone and desktop${time}${compared}`;
  const details = [opened, note].filter(Boolean).join('; ');
  const word = outcome === 'left out' ? 'skipped' : outcome;
  return details ? `${word} (${details})` : word;
};

/**
 * A check result as one line of text.
 * @param before duration of the smoke test with the live version, in ms
 */
export const checkResultText = (
  { errors, smoke, shell, at, by, verified }: CheckResult,
  before?: number,
): string => {
  const fit = errors.length === 0 ? 'compatible' : `not compatible: ${errors.join(' ')}`;
  const test = `smoke test ${smokeText(smoke, before)}`;
  return `${fit}, ${test}; in shell ${shell}, ${at} by ${by}${verified === false ? ', not verified by the site' : ''}`;
};

const checkLine = (state: ReleaseState, name: string): string => {
  const result = liveResult(state, name);
  return `  ${result ? checkResultText(result) : 'not checked in the live shell'}`;
};

/** Visitor report of a version; empty without visitors. */
const visitorLines = (
  { visitors }: ReleaseState,
  name: string,
  version: string | undefined,
): string[] => {
  const summary = visitors?.[`${name}/${version}`];
  return summary && summary.visits + summary.visitorsWithErrors > 0 ? visitorReport(summary) : [];
};

const canaryLines = (state: ReleaseState, name: string): string[] => {
  const canary = findRemote(state.registry, name)?.canary;
  if (!canary) return [];
  const { release: canaryRelease, share, since, by } = canary;
  return [
    `  canary  ${canaryRelease.version}  for ${share}% of the visitors since ${since} (by ${by})`,
    ...visitorLines(state, name, canaryRelease.version),
  ];
};

/** The version that the last check of a part rejected, and why. */
const refusedLines = (state: ReleaseState, name: string, store: ReleaseStore): string[] => {
  const result = refusedResult(state, name);
  if (!result) return [];
  const version = name === SHELL ? result.shell : result.version;
  const lines = failedPageLines(result, store).map((line) => `        ${line}`);
  return [`  refused ${version}: ${checkResultText(result)}`, ...lines];
};

/** The switches of a remote and their state. */
const switchLines = ({ registry }: ReleaseState, name: string): string[] => {
  const state = (contribution?: string) => (isOff(registry, name, contribution) ? 'off' : 'on');
  const keys = findRemote(registry, name)?.contributions?.map(contributionKey) ?? [];
  return [
    ...(isOff(registry, name) ? ['  switched off'] : []),
    ...keys.map((key) => `  contributes ${key} (${state(key)})`),
  ];
};

const partLines = (state: ReleaseState, name: string, store: ReleaseStore): string[] => {
  const live = livePart(state.registry, name);
  if (!live) return [];
  const activation = lastActivation(state.history, name);
  const record = liveRecord(state, name);
  return [
    name,
    `  live    ${live.version}  since ${activation?.at ?? live.releasedAt}${activation ? ` (${activation.action} by ${activation.by})` : ''}`,
    ...visitorLines(state, name, live.version),
    `  before  ${live.previous?.version ?? 'none'}`,
    ...visitorLines(state, name, live.previous?.version),
    ...canaryLines(state, name),
    ...switchLines(state, name),
    ...(record ? [changes(record)] : []),
    ...(name === SHELL ? [] : [checkLine(state, name)]),
    ...refusedLines(state, name, store),
  ];
};

/**
 * Each part's live version, since when, its size and check result, and the previous version.
 * @returns text for the terminal
 */
export const listRemotes = async ({ store }: { store: ReleaseStore }): Promise<string> => {
  const state = await store.state();
  const lines = [SHELL, ...state.registry.remotes.map(({ name }) => name)].flatMap((name) =>
    partLines(state, name, store),
  );
  return lines.length > 0 ? lines.join('\n') : 'Nothing has been released yet.';
};
