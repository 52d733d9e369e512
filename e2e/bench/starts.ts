import type { Bench } from './bench';
import { printBudget, printTable } from './report';

/**
 * Budgets of a start until the server is ready, in ms: of an existing site, and with the demo
 * content.
 */
const BUDGET = 3000;
const FIRST_BUDGET = 4000;

/** Prints the duration of the product's starts. */
export const measureStarts = ({ product: { prepared, server } }: Bench): void => {
  const [first, second] = [prepared.firstStartMs, server.startedInMs];
  printTable(
    ['Start of the server, ms', 'second', 'first, demo content'],
    [['until /readyz answers', second, first]],
    0,
  );
  printBudget(
    second <= BUDGET && first <= FIRST_BUDGET,
    `a start takes at most ${BUDGET} ms, the first ${FIRST_BUDGET} ms`,
  );
};
