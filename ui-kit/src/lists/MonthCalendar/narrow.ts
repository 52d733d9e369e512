/** Windows in which a day is too narrow for text: a small month with an agenda below it. */
const QUERY = '(max-width: 899.98px)';

/**
 * Media query of the narrow layout. CSS chooses the layout, because the server does not know the
 * window. Print always has the wide layout.
 */
export const NARROW = `@media screen and ${QUERY}`;

/** True in the narrow layout; for event handlers only. */
export const isNarrow = (): boolean => matchMedia(QUERY).matches;
