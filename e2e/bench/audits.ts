import type { Calls } from '../product/calls';
import { addressOf, VISITOR_SCREENS } from '../product/screens';
import type { Audit, Look } from './lighthouse';

/** Budget of the cumulative layout shift. */
export const SHIFT_BUDGET = 0.01;
/** Least score of every page's performance. */
const PERFORMANCE = 98;
/** The pages that must score 100 in accessibility, best practices and SEO. */
const WITHOUT_FAULT = ['home', 'news', 'update', 'events', 'contact-us'];

const faultless = ({ accessibility, bestPractices, seo }: Audit) =>
  [accessibility, bestPractices, seo].every((score) => score === 100);

const row = (name: string, cells: (string | number)[]) =>
  [name.padEnd(16), ...cells.map((cell) => String(cell).padStart(14))].join('');

/**
 * Audits every public page with Lighthouse's mobile setting and prints the results.
 * @returns whether scores and layout shifts are within their budgets
 */
export const auditPages = async (look: Look, site: string, read: Calls['read']): Promise<boolean> => {
  console.log(
    `\nLighthouse, mobile: scores of 100, performance of ${PERFORMANCE}, layout shift of at most ${SHIFT_BUDGET}`,
  );
  console.log(row('', ['accessibility', 'best practices', 'SEO', 'performance', 'layout shift']));
  let isKept = true;
  for (const screen of VISITOR_SCREENS) {
    const isWhole = WITHOUT_FAULT.includes(screen.name);
    const audit = await look(site + (await addressOf(screen, read)), isWhole ? 'everything' : 'performance');
    const { accessibility, bestPractices, seo, performance, shift, faults } = audit;
    const scores = isWhole ? [accessibility, bestPractices, seo] : ['', '', ''];
    console.log(row(screen.name, [...scores, performance, shift.toFixed(4)]));
    for (const fault of faults) console.log(`  ${fault}`);
    isKept &&= shift <= SHIFT_BUDGET && performance >= PERFORMANCE && (!isWhole || faultless(audit));
  }
  if (!isKept) console.log('EXCEEDED: see above.');
  return isKept;
};
