import { VISITOR_SCREENS } from '../fixtures/product/screens';
import { pathOf, screensNamed, type Bench } from './bench';
import type { Audit } from './lighthouse';
import { withTextAlone } from './plainServer';
import { printBudget, printLine } from './report';

/** Budget of the cumulative layout shift. */
const SHIFT = 0.01;
/** Minimum performance score of every page. */
const PERFORMANCE = 98;
/** The pages that must score 100 in accessibility, best practices and SEO. */
const FAULTLESS = ['home', 'news', 'update', 'events', 'contact-us'];

const isSlow = ({ shift, performance }: Audit): boolean =>
  shift > SHIFT || performance < PERFORMANCE;

const print = (name: string, { performance, shift }: Audit, scores: readonly number[] = []): void =>
  printLine(name, [String(performance), shift.toFixed(4), ...scores.map(String)]);

/**
 * Audits every public page with Lighthouse's mobile setting. Baselines: home and an update of the
 * single build, and a text-only page.
 */
export const measureAudits = async ({ audit, site, single, read }: Bench): Promise<void> => {
  console.log();
  printLine('Lighthouse, mobile', [
    'performance',
    'layout shift',
    'accessibility',
    'best practices',
    'SEO',
  ]);
  const bad: string[] = [];
  for (const screen of VISITOR_SCREENS) {
    const isWhole = FAULTLESS.includes(screen.name);
    const result = await audit(
      site + (await pathOf(screen, read)),
      isWhole ? 'everything' : 'performance',
      isSlow,
    );
    const scores = isWhole ? [result.accessibility, result.bestPractices, result.seo] : [];
    print(screen.name, result, scores);
    for (const fault of result.faults) console.log(`  ${fault}`);
    if (isSlow(result) || scores.some((score) => score < 100)) bad.push(screen.name);
  }
  for (const screen of screensNamed(['home', 'update']))
    print(
      `single: ${screen.name}`,
      await audit((await single()) + (await pathOf(screen, read)), 'performance'),
    );
  print('text alone', await withTextAlone((url) => audit(url, 'performance')));
  const budget = `scores of 100, performance of ${PERFORMANCE} and layout shift of at most ${SHIFT}`;
  printBudget(bad.length === 0, [budget, ...bad].join(', not '));
};
