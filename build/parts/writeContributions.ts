import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  contributionErrors,
  CONTRIBUTIONS_FILE,
  parseContributions,
  ReleaseError,
} from '@charity-site/registry/store';
import type { Part } from './parts';
import { packageOf } from './project';
import { exposesOf } from './exposesOf';

/**
 * Writes the contributions in a remote's package.json into its build, so that they affect the
 * version.
 * @throws ReleaseError if a contribution is invalid
 */
export const writeContributions = (remote: Part, dist: string): void => {
  const { federation } = packageOf(remote);
  if (!federation?.contributions) return;
  const contributions = parseContributions(remote, federation.contributions);
  const { contract, prefixes } = federation;
  const errors = contributionErrors({
    remote,
    contract,
    prefixes,
    contributions,
    modules: Object.keys(exposesOf(remote)),
  });
  if (errors.length > 0) throw new ReleaseError(errors.join('\n'));
  const file = path.join(dist, CONTRIBUTIONS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(contributions));
};
