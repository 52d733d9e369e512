// This folder contains the site's fixed texts. Each page has its own file, so that a visitor downloads only the texts
// of visited pages; this file is for every page.

/** One sentence about the organisation, in the footer and for search engines. */
export const TAGLINE =
  'A Christian charity walking beside older persons, youths, widows, families in need and students across Malawi.';
