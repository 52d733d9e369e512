import diff from 'semver/functions/diff.js';
import { kB } from '../compatibility/nameErrors';
import type { ReleaseRecord } from '../types';

const change = (before: number | undefined, now: number): string => {
  if (before === undefined || before === now) return kB(now);
  return `${kB(now)} (${now > before ? '+' : '−'}${kB(Math.abs(now - before))})`;
};

const sharedChanges = ({ shared }: ReleaseRecord, before: ReleaseRecord): string[] => {
  const requests = [...new Set([...Object.keys(before.shared), ...Object.keys(shared)])].sort();
  return requests.flatMap((request) => {
    const [was, is] = [before.shared[request]?.version, shared[request]?.version];
    if (was === is) return [];
    if (!was) return [`  now shares ${request} ${is}`];
    if (!is) return [`  no longer shares ${request} ${was}`];
    return [`  ${request} ${was} → ${is} (${diff(was, is) ?? 'same'})`];
  });
};

/** Sizes by kind; empty for versions from before sizes were recorded. */
const kinds = ({ scripts, styles }: ReleaseRecord, before?: ReleaseRecord): string =>
  scripts === undefined || styles === undefined
    ? ''
    : `; scripts ${change(before?.scripts, scripts)}, styles ${change(before?.styles, styles)}`;

/** Changes in size and in shared versions, as lines for the terminal. */
export const changes = (record: ReleaseRecord, before?: ReleaseRecord): string => {
  const shared = before ? sharedChanges(record, before) : [];
  const first = `first visit ${change(before?.firstBytes, record.firstBytes)}`;
  return [
    `  ${record.files} files, ${change(before?.bytes, record.bytes)}; ${first}${kinds(record, before)}`,
    ...(before && shared.length === 0 ? ['  shared versions as before'] : shared),
  ].join('\n');
};
