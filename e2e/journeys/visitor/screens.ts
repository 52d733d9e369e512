import { VISITOR_SCREENS } from '../../fixtures/product/screens';

/**
 * Pages that together use most components. `npm test` checks these in every way, `npm run test:all`
 * also the others.
 */
const SOME = ['home', 'donate'];

/** Without the not-found page, whose 404 the browser logs. */
const FOUND = VISITOR_SCREENS.filter(({ name }) => name !== 'not-found');

export const SOME_SCREENS = FOUND.filter(({ name }) => SOME.includes(name));
export const OTHER_SCREENS = FOUND.filter(({ name }) => !SOME.includes(name));
