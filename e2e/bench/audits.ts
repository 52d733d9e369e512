import type { Calls } from '../product/calls';
import { addressOf, VISITOR_SCREENS } from '../product/screens';
import type { Obstacles } from './backForward';
import type { Audit, Look } from './lighthouse';
import { medianAudit } from './medianAudit';
import { auditFloor } from './rendering/floor';

/** Budget of the cumulative layout shift. */
export const SHIFT_BUDGET = 0.01;
/** Least score of every page's performance. */
const PERFORMANCE = 98;
/** Browsers keep no page with an error status. */
const NOT_KEPT = 'not-found';
/** The pages of the single build that are audited for comparison. */
const BESIDE = ['home', 'update'];
/** The pages that must score 100 in accessibility, best practices and SEO. */
const WITHOUT_FAULT = ['home', 'news', 'update', 'events', 'contact-us'];

const faultless = ({ accessibility, bestPractices, seo }: Audit) =>
  [accessibility, bestPractices, seo].every((score) => score === 100);

const row = (name: string, cells: (string | number)[]) =>
  [name.padEnd(16), ...cells.map((cell) => String(cell).padStart(16))].join('');

/**
 * Audits every public page with Lighthouse's mobile setting and prints the results, beside those of the single build and of a
 * page of text alone.
 * @param single address of the build without federation
 * @returns whether scores and layout shifts are within their budgets, and Back and Forward can restore every page
 */
export const auditPages = async (
  look: Look,
  obstacles: Obstacles,
  site: string,
  single: string,
  read: Calls['read'],
): Promise<boolean> => {
  console.log(
    `\nLighthouse, mobile: scores of 100, performance of ${PERFORMANCE}, layout shift of at most ${SHIFT_BUDGET}, restored by Back and Forward`,
  );
  console.log(row('', ['accessibility', 'best practices', 'SEO', 'performance', 'layout shift', 'Back restores']));
  let isKept = true;
  for (const screen of VISITOR_SCREENS) {
    const isWhole = WITHOUT_FAULT.includes(screen.name);
    const url = site + (await addressOf(screen, read));
    const audit = await medianAudit(
      () => look(url, isWhole ? 'everything' : 'performance'),
      (one) => one.shift > SHIFT_BUDGET || one.performance < PERFORMANCE,
    );
    const reasons = screen.name === NOT_KEPT ? [] : await obstacles(url);
    const { accessibility, bestPractices, seo, performance, shift, faults } = audit;
    const scores = isWhole ? [accessibility, bestPractices, seo] : ['', '', ''];
    const restored = screen.name === NOT_KEPT ? '' : reasons.length === 0 ? 'yes' : 'NO';
    console.log(row(screen.name, [...scores, performance, shift.toFixed(4), restored]));
    for (const fault of [...faults, ...reasons.map((reason) => `bf-cache: ${reason}`)]) console.log(`  ${fault}`);
    isKept &&= shift <= SHIFT_BUDGET && performance >= PERFORMANCE && (!isWhole || faultless(audit));
    isKept &&= reasons.length === 0;
  }
  const beside = (name: string, { performance, shift }: Audit) =>
    console.log(row(name, ['', '', '', performance, shift.toFixed(4), '']));
  for (const screen of VISITOR_SCREENS.filter(({ name }) => BESIDE.includes(name)))
    beside(`single: ${screen.name}`, await look(single + (await addressOf(screen, read)), 'performance'));
  beside('text alone', await auditFloor(look, 'performance'));
  if (!isKept) console.log('EXCEEDED: see above.');
  return isKept;
};
