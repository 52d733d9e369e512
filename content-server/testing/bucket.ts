import S3rver from '@20minutes/s3rver';
import type { Bucket } from '../src/process/settings/config';
import { folderWith } from './folders';

/** A bucket on a server of its own. */
export interface TestBucket {
  access: Bucket;
  /** Stops its server. */
  stop: () => Promise<void>;
  /** Starts it again, with the same files. */
  start: () => Promise<void>;
}

/** Starts a server with a bucket at a free port of 127.0.0.1. */
export const startBucket = async (): Promise<TestBucket> => {
  const directory = await folderWith({});
  let port = 0;
  let server: S3rver;
  const start = async () => {
    server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'site', configs: [] }],
    });
    ({ port } = await server.run());
  };
  await start();
  const access = {
    address: `http://127.0.0.1:${port}/site`,
    prefix: 'files/',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return { access, start, stop: () => server.close() };
};
