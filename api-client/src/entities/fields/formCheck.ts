// Apart from the forms, which only their own pages load.

/** Name of the honeypot: a field that only text browsers show and only bots fill in. */
export const HONEYPOT_FIELD = 'homepage';

/** Label of the honeypot, for people whose browser shows it. */
export const HONEYPOT_LABEL = 'Leave this empty';

/**
 * Header of a form submission: ms since the page was opened, and `;filled` if the honeypot was
 * filled in.
 */
export const FORM_CHECK_HEADER = 'x-form-check';
