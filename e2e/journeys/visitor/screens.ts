import { VISITOR_SCREENS } from '../../fixtures/product/screens';

/**
 * Pages with most kinds of parts. `npm test` looks at them in every way, and `npm run test:all` at
 * the others too.
 */
const SOME = ['home', 'donate'];

/** Without the unknown page, whose 404 the browser logs. */
const FOUND = VISITOR_SCREENS.filter(({ name }) => name !== 'not-found');

export const SOME_SCREENS = FOUND.filter(({ name }) => SOME.includes(name));
export const OTHER_SCREENS = FOUND.filter(({ name }) => !SOME.includes(name));
