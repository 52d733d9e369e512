import { withPlaceholders } from './earlierShell';

/**
 * Placeholders of the shell's page (shell/index.html); the build adds `scripts`. A missing one
 * stays empty.
 */
export type Placeholder =
  /** Opening tag of the document. */
  | 'html'
  | 'themeColour'
  | 'title'
  /** Part of the head for pages that the browser renders: the styles of the fallback page. */
  | 'noscript'
  /** The shell's scripts and their preload links, at the end of the head. */
  | 'scripts'
  /** Opening tag of the page's root element. */
  | 'root'
  /** In the fallback page: the name of the site, the form for a retry, and the contact details. */
  | 'brand'
  | 'again'
  | 'essentials'
  /** A text of the fallback page, and the start of a link to the home page. */
  | 'text'
  | 'homeLink'
  | 'bodyEnd';

/** The shell's page, split at its placeholders. */
export interface ShellTemplate {
  pieces: readonly { html: string; place?: Placeholder }[];
  /** URLs of the shell's scripts, and of the files that they preload. */
  scripts: readonly string[];
  preloads: readonly string[];
}

/** Replacements of placeholders, computed from the shell's HTML there. */
export type Replacements = Partial<Record<Placeholder, (html: string) => string>>;

/**
 * A placeholder is a pair of comments around the HTML to replace, such as
 * `<!--title--><title>Shell</title><!--/title-->`.
 */
const PLACEHOLDER = /<!--(\w+)-->(.*?)<!--\/\1-->/s;

const valuesOf = (attribute: string, html: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value);

/** Splits the shell's page at its placeholders. */
export const shellTemplate = (html: string): ShellTemplate => {
  const parts = withPlaceholders(html).split(PLACEHOLDER);
  const pieces = parts.flatMap((part, index) => {
    // `split` also returns the name and the HTML of each placeholder. The HTML can have line breaks
    // around it.
    if (index % 3 === 1) return [];
    return index % 3 === 0
      ? { html: part }
      : { html: part.trim(), place: parts[index - 1] as Placeholder };
  });
  const scripts = pieces.find(({ place }) => place === 'scripts')?.html ?? '';
  return { pieces, scripts: valuesOf('src', scripts), preloads: valuesOf('href', scripts) };
};

/**
 * Fills the placeholders of the shell's page.
 * @param end the last placeholder to include; the whole page by default
 */
export const fillTemplate = (
  { pieces }: ShellTemplate,
  replacements: Replacements,
  end?: Placeholder,
): string => {
  const last =
    end === undefined ? pieces.length : pieces.findIndex(({ place }) => place === end) + 1;
  return pieces
    .slice(0, last)
    .map(({ html, place }) => (place && replacements[place] ? replacements[place](html) : html))
    .join('');
};
