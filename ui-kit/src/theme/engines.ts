/**
 * A condition that only Safari and other browsers of WebKit meet, where CSS cannot ask for what
 * differs there.
 */
export const WEBKIT = '@supports (-webkit-hyphens: none)';

/** The same for Firefox. */
export const FIREFOX = '@supports (-moz-appearance: none)';
