import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../parts/parts';

interface Job {
  uses?: string;
  steps?: { run?: string; uses?: string }[];
  with?: Record<string, unknown>;
  needs?: string;
  env?: Record<string, string>;
  'timeout-minutes'?: number;
}

interface Workflow {
  on: Record<string, { paths?: string[]; tags?: string[] } | null>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

// knip's dependency, because the project has no YAML parser of its own.
const { parse } = createRequire(path.join(ROOT, 'node_modules/knip/package.json'))('yaml') as {
  parse: (text: string) => unknown;
};

export const FOLDER = '.github/workflows';

/** The project's workflows by their files. */
export const WORKFLOWS: ReadonlyMap<string, Workflow> = new Map(
  readdirSync(path.join(ROOT, FOLDER)).map((file): [string, Workflow] => [
    file,
    parse(readFileSync(path.join(ROOT, FOLDER, file), 'utf8')) as Workflow,
  ]),
);

/** @throws Error if the workflow does not exist */
export const workflow = (file: string): Workflow => {
  const found = WORKFLOWS.get(file);
  if (!found) throw new Error(`There is no ${FOLDER}/${file}.`);
  return found;
};

/** The commands of a job, in order. */
export const commandsOf = ({ steps = [] }: Job = {}): string[] =>
  steps.flatMap(({ run }) => run ?? []);
