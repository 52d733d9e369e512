/**
 * Pages that together use most components. `npm test` tests only these, `npm run test:all` all
 * pages.
 */
export const SOME_PAGES = ['/', '/updates/:id', '/events', '/contact-us', '/donate', '/search'];
