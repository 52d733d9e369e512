import { VISITOR_SCREENS, type Screen } from '../fixtures/product/screens';
import { pathOf, screensNamed, type Bench } from './bench';
import type { Audit } from './lighthouse';
import { withTextAlone } from './plainServer';
import { kB, printBudget, printLine } from './report';

/** Budgets on a slow connection: times in ms, sizes in bytes. */
const FIRST_PAINT = 900;
const LARGEST_PAINT: Record<string, number> = { home: 3_000, update: 2_200 };
const BLOCKED = 150;
const SHIFT = 0.01;
const BYTES_BEFORE = 150_000;

const print = (name: string, audit: Audit, over?: readonly string[]): void => {
  const { firstPaint, largestPaint, blocked, shift, bytesBefore } = audit;
  const cells = [
    firstPaint.toFixed(0),
    largestPaint.toFixed(0),
    blocked.toFixed(0),
    shift.toFixed(4),
  ];
  printLine(name, [...cells, kB(bytesBefore).toFixed(1)], over);
};

const exceeded = (
  name: string,
  { firstPaint, largestPaint, blocked, shift, bytesBefore }: Audit,
): string[] => [
  ...(firstPaint > FIRST_PAINT ? ['first paint'] : []),
  ...(largestPaint > (LARGEST_PAINT[name] ?? Infinity) ? ['largest paint'] : []),
  ...(blocked >= BLOCKED ? ['blocked'] : []),
  ...(shift >= SHIFT ? ['layout shift'] : []),
  ...(name === 'home' && bytesBefore > BYTES_BEFORE ? ['bytes'] : []),
];

/** The screens to visit by language: the two largest also in Chichewa, with the same budgets. */
const LARGEST = screensNamed(Object.keys(LARGEST_PAINT));
const VISITS: readonly { screen: Screen; language?: string }[] = [
  ...VISITOR_SCREENS.map((screen) => ({ screen })),
  ...LARGEST.map((screen) => ({ screen, language: 'ny' })),
];

/**
 * Visits every public page on a slow connection (400 kbit/s, 400 ms, a four times slower CPU), home
 * and an update also in Chichewa. Baselines: these two in the single build, and a text-only page.
 */
export const measureSlowConnection = async ({
  audit,
  site,
  single,
  read,
}: Bench): Promise<void> => {
  console.log();
  const heads = [
    'first paint, ms',
    'largest paint, ms',
    'blocked, ms',
    'layout shift',
    'kB before it',
  ];
  printLine('On a thin line of 400 kbit/s and 400 ms', heads, ['over budget']);
  const bad: string[] = [];
  for (const { screen, language } of VISITS) {
    const name = [language, screen.name].filter(Boolean).join(' ');
    const over = (one: Audit) => exceeded(screen.name, one);
    const url = site + (await pathOf(screen, read, language));
    const result = await audit(url, 'thin line', (one) => over(one).length > 0);
    print(name, result, over(result));
    if (over(result).length > 0) bad.push(`${name} (${over(result).join(', ')})`);
  }
  for (const screen of LARGEST)
    print(
      `single: ${screen.name}`,
      await audit((await single()) + (await pathOf(screen, read)), 'thin line'),
    );
  print('text alone', await withTextAlone((url) => audit(url, 'thin line')));
  printBudget(bad.length === 0, ['every page on a thin line', ...bad].join(', not '));
};
