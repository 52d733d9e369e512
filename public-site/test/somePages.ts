/**
 * Pages with most kinds of parts. `npm test` looks at them, and `npm run test:all` at the others
 * too.
 */
export const SOME_PAGES = ['/', '/updates/:id', '/events', '/contact-us', '/donate', '/search'];
