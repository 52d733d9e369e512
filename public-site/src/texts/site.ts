// The files of this folder hold the site's fixed texts: plain and warm, under the specified headings. Each page has its own,
// so that a visitor downloads no other page's texts; this one is for every page.

/** One sentence under the name, in the footer and for search engines. */
export const TAGLINE =
  'A Christian charity walking beside older persons, youths, widows, families in need and students across Malawi.';
