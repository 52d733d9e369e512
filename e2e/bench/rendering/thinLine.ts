import type { Calls } from '../../product/calls';
import { addressOf, VISITOR_SCREENS, type Screen } from '../../product/screens';
import type { Audit, Look } from '../lighthouse';
import { addressIn } from '../inLanguage';
import { medianAudit } from '../medianAudit';
import { kB } from '../table';
import { auditFloor } from './floor';

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

/** The screens to visit, and in which language: the two with most to load also in Chichewa, with the same budgets. */
const VISITS: readonly { screen: Screen; language: string }[] = [
  ...VISITOR_SCREENS.map((screen) => ({ screen, language: '' })),
  ...VISITOR_SCREENS.filter(({ name }) => name in LARGEST_PAINT).map((screen) => ({ screen, language: 'ny' })),
];

/**
 * Visits every public page on a thin line (400 kbit/s, 400 ms, a four times slower processor), home and an update also in
 * Chichewa, and for comparison these two of the single build and a page of text alone.
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
  for (const { screen, language } of VISITS) {
    const address = addressIn(language, await addressOf(screen, read));
    const audit = await medianAudit(
      () => look(site + address, 'thin line'),
      (one) => exceeded(screen.name, one).length > 0,
    );
    const over = exceeded(screen.name, audit);
    isKept &&= over.length === 0;
    console.log(line(`${language} ${screen.name}`.trim(), [...cellsOf(audit), over.join(', ')]));
  }
  for (const screen of VISITOR_SCREENS.filter(({ name }) => name in LARGEST_PAINT)) {
    const audit = await look(single + (await addressOf(screen, read)), 'thin line');
    console.log(line(`single: ${screen.name}`, cellsOf(audit)));
  }
  console.log(line('text alone', cellsOf(await auditFloor(look, 'thin line'))));
  return isKept;
};
