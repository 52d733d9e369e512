/** Escapes text for an HTML element or for an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The `mailto:` link of an email address, escaped so that it cannot add recipients (RFC 6068). */
export const mailtoLink = (email: string): string =>
  `mailto:${email.replace(/[^\w.@+\u0080-\uffff-]/g, encodeURIComponent)}`;
