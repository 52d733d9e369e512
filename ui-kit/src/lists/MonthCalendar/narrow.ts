/**
 * Below this window width a day has no room for text: the month is small and an agenda shows below
 * it.
 */
const QUERY = '(max-width: 899.98px)';

/**
 * Media query for styles of the narrow layout. The layout is chosen in CSS, because the server does
 * not know the window. A printed page is always wide enough.
 */
export const NARROW = `@media screen and ${QUERY}`;

/** True if the narrow layout shows; for event handlers only. */
export const isNarrow = (): boolean => matchMedia(QUERY).matches;
