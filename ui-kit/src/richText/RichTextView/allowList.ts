/** Tags that the editor's toolbar can produce; the server has the same list. */
export const TAGS = 'h1 h2 h3 p br span strong b em i u s blockquote ol ul li a img iframe'.split(
  ' ',
);
export const ATTRIBUTES = 'class href target src alt width height title'.split(' ');
const CLASSES = /^ql-(indent-[1-8]|font-(serif|monospace)|size-(small|large|huge))$/;

/** The editor's classes in a `class` attribute; '' if there are none. */
export const knownClasses = (classNames: string): string =>
  classNames
    .split(/\s+/)
    .filter((name) => CLASSES.test(name))
    .join(' ');

/** Headings move one level down, because the page has the h1. */
export const LOWERED_HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h3', h3: 'h4' };
