import { readdirSync, readFileSync } from 'node:fs';

/** The processes that a process has started, and those that they have. */
const below = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...below(child)]);

/** Resident memory of a process and all that it has started, in MB. Linux only. */
export const memoryOf = (pid: number): number =>
  [pid, ...below(pid)]
    .map((one) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0) / 1000)
    .reduce((sum, size) => sum + size, 0);
