import type { CheckResult, ReleaseRecord } from '../types';

/** The record of a version, if stored. */
export const findRecord = (
  records: readonly ReleaseRecord[],
  name: string,
  version: string | null | undefined,
) => records.find(({ remote, release }) => remote === name && release.version === version);

/** The check result of a remote's version in a shell; undefined if it was not checked. */
export const findResult = (
  results: readonly CheckResult[],
  name: string,
  { version, shell }: { version: string | undefined; shell: string | undefined },
) => results.find((one) => one.remote === name && one.version === version && one.shell === shell);
