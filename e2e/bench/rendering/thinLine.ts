import type { Calls } from '../../product/calls';
import { addressOf, VISITOR_SCREENS } from '../../product/screens';
import type { Audit, Look } from '../lighthouse';
import { withPlainServer } from './plainServer';
import { kB } from '../table';

/** Budgets on a thin line: times in ms, sizes in bytes. */
const FIRST_PAINT = 900;
const LARGEST_PAINT: Record<string, number> = { home: 3_000, update: 2_200 };
const BLOCKED = 150;
const SHIFT = 0.01;
const BYTES_BEFORE = 150_000;

const HEADS = ['first paint, s', 'largest paint, s', 'blocked, ms', 'layout shift', 'kB before it', 'over budget'];

const line = (name: string, cells: string[]) =>
  [name.padEnd(20), ...cells.map((cell, index) => (index === 5 ? `  ${cell}` : cell.padStart(17)))].join('');

const cellsOf = ({ firstPaint, largestPaint, blocked, shift, bytesBefore }: Audit): string[] => [
  (firstPaint / 1000).toFixed(2),
  (largestPaint / 1000).toFixed(2),
  blocked.toFixed(0),
  shift.toFixed(4),
  kB(bytesBefore).toFixed(1),
];

const exceeded = (name: string, { firstPaint, largestPaint, blocked, shift, bytesBefore }: Audit): string[] => [
  ...(firstPaint > FIRST_PAINT ? ['first paint'] : []),
  ...(largestPaint > (LARGEST_PAINT[name] ?? Infinity) ? ['largest paint'] : []),
  ...(blocked >= BLOCKED ? ['blocked'] : []),
  ...(shift >= SHIFT ? ['layout shift'] : []),
  ...(name === 'home' && bytesBefore > BYTES_BEFORE ? ['bytes'] : []),
];

/** A page of text alone: the least that a page can take on the same line. */
const FLOOR = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text</title><h1>Text</h1>${'<p>A page of text alone.</p>'.repeat(20)}`;

/**
 * Visits every public page on a thin line (400 kbit/s, 400 ms, a four times slower processor).
 * @param single address of the build without federation
 * @returns whether the budgets are kept
 */
export const measureThinLine = async (
  look: Look,
  site: string,
  single: string,
  read: Calls['read'],
): Promise<boolean> => {
  console.log('\nOn a thin line: 400 kbit/s, 400 ms, processor four times slower');
  console.log(line('', HEADS));
  let isKept = true;
  for (const screen of VISITOR_SCREENS) {
    const audit = await look(site + (await addressOf(screen, read)), 'thin line');
    const over = exceeded(screen.name, audit);
    isKept &&= over.length === 0;
    console.log(line(screen.name, [...cellsOf(audit), over.join(', ')]));
  }
  console.log(line('single build, home', cellsOf(await look(single, 'thin line'))));
  const floor = await withPlainServer(
    (_request, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(FLOOR),
    (url) => look(url, 'thin line'),
  );
  console.log(line('text alone', cellsOf(floor)));
  return isKept;
};
