/** Matches only WebKit (Safari), for differences that CSS cannot detect. */
export const WEBKIT = '@supports (-webkit-hyphens: none)';

/** Matches only Firefox. */
export const FIREFOX = '@supports (-moz-appearance: none)';
