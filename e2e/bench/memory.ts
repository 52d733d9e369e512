import { readdirSync, readFileSync } from 'node:fs';

/** All descendants of a process. */
const below = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...below(child)]);

/**
 * Memory of a process and its descendants, in MB. Shared memory, such as Node's binary, counts
 * once. Linux only.
 */
export const memoryOf = (pid: number): number =>
  [pid, ...below(pid)]
    .map((one) => readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))
    .map((sizes) => Number(/^Pss:\s+(\d+) kB/m.exec(sizes)?.[1] ?? 0) / 1000)
    .reduce((sum, kB) => sum + kB, 0);
