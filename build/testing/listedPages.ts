import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DescribedPage } from '@charity-site/registry';
import type { Part } from '../parts/parts';
import { writeRoutes } from '../bundle/routes/writeRoutes';

/** The pages that a build of a remote lists. */
export const listedPages = async (remote: Part): Promise<DescribedPage[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'routes-'));
  await writeRoutes(remote, folder);
  return JSON.parse(await readFile(path.join(folder, 'routes.json'), 'utf8')) as DescribedPage[];
};
