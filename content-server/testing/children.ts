import { readFile } from 'node:fs/promises';

/** The ids of the child processes that run one of content-server's programs, oldest first. */
export const childrenWith = async (program: string, parent = process.pid): Promise<number[]> => {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  const commands = children
    .split(' ')
    .filter(Boolean)
    .map(async (id) => ({
      id: Number(id),
      words: await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''),
    }));
  return (await Promise.all(commands))
    .filter(({ words }) => words.split('\0').some((word) => word.endsWith(`bin/${program}`)))
    .map(({ id }) => id);
};

/** Polls until there is one, at most until the test's timeout. */
export const firstChildWith = async (program: string, parent?: number): Promise<number> =>
  (await childrenWith(program, parent))[0] ?? firstChildWith(program, parent);
