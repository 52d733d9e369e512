import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { AnyObjectSchema, InferType } from 'yup';
import { SHELL } from '@charity-site/registry';
import {
  precompress,
  readCandidate,
  readShellCandidate,
  stagingFolder,
  unpackBuild,
  type Candidate,
} from '@charity-site/registry/store';
import { requestValidator } from '../../http/bodies/requestValidator';
import { HttpError } from '../../http/httpError';
import { aboutBuild, aboutShell } from '../rules';

/** @throws HttpError 400 */
const validate = <Rules extends AnyObjectSchema>(
  rules: Rules,
  metadata: unknown,
): InferType<Rules> => {
  const read = requestValidator(rules)(metadata);
  if ('error' in read) throw read.error;
  return read.value;
};

/**
 * Reads an unpacked build.
 * @param metadata the sender's description of the build
 * @throws HttpError 400 or ReleaseError if it is another version than its description says
 */
export const readUnpacked = async (
  remote: string,
  folder: string,
  metadata: unknown,
): Promise<Candidate> => {
  const candidate =
    remote === SHELL
      ? await readShellCandidate(folder)
      : await readCandidate(remote, folder, validate(aboutBuild, metadata).declared);
  const { version } = validate(aboutShell, metadata);
  const found = candidate.record.release.version;
  if (found !== version)
    throw new HttpError(
      400,
      `What has arrived of ${remote} is ${found} and not ${version}. Release it again.`,
    );
  return candidate;
};

/**
 * Unpacks the archive of a build, and removes the unpacked files after `work`.
 * @throws HttpError 400 or ReleaseError if it is no such archive
 */
export const withUnpacked = async <Result>(
  releasesDir: string,
  remote: string,
  archive: Readable,
  work: (candidate: Candidate) => Promise<Result>,
): Promise<Result> => {
  const folder = stagingFolder(releasesDir, remote);
  try {
    const metadata = await unpackBuild(archive, folder);
    await precompress(folder);
    return await work(await readUnpacked(remote, folder, metadata));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
