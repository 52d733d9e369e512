import { withPlaces } from './earlierShell';

/**
 * The places of the shell's page, in shell/index.html; the build adds `scripts`. One that is not
 * there stays empty.
 */
export type Placeholder =
  /** The start of the root element of the document. */
  | 'html'
  | 'themeColour'
  | 'title'
  /** Part of the head for browsers without scripts. */
  | 'noscript'
  /**
   * The shell's scripts and the requests for files that they need early, at the end of the head.
   */
  | 'scripts'
  /** The start of the element that holds the page. */
  | 'root'
  /**
   * In the fallback page: the name of the site, the form that tries again, and the contact details.
   */
  | 'brand'
  | 'again'
  | 'essentials'
  /** A text of the fallback page, and the start of a link to the home page. */
  | 'text'
  | 'homeLink'
  | 'bodyEnd';

/** The shell's page, split at its places. */
export interface ShellTemplate {
  pieces: readonly { html: string; place?: Placeholder }[];
  /** Addresses of the shell's scripts, and of the files that they need early. */
  scripts: readonly string[];
  preloads: readonly string[];
}

/** Replacements of the places, made from the shell's HTML there. */
export type Replacements = Partial<Record<Placeholder, (html: string) => string>>;

/**
 * A place is a pair of comments with the HTML to replace, such as
 * `<!--title--><title>Shell</title><!--/title-->`.
 */
const PLACE = /<!--(\w+)-->(.*?)<!--\/\1-->/s;

const valuesOf = (attribute: string, html: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value);

/** Splits the shell's page at its places. */
export const shellTemplate = (html: string): ShellTemplate => {
  const parts = withPlaces(html).split(PLACE);
  const pieces = parts.flatMap((part, index) => {
    // Between two places are the name of the second, and its HTML, which can have line breaks of
    // its own around it.
    if (index % 3 === 1) return [];
    return index % 3 === 0
      ? { html: part }
      : { html: part.trim(), place: parts[index - 1] as Placeholder };
  });
  const scripts = pieces.find(({ place }) => place === 'scripts')?.html ?? '';
  return { pieces, scripts: valuesOf('src', scripts), preloads: valuesOf('href', scripts) };
};

/**
 * The shell's page with something written at its places.
 * @param end the place that comes last; the whole page by default
 */
export const fillTemplate = (
  { pieces }: ShellTemplate,
  fillings: Replacements,
  end?: Placeholder,
): string => {
  const last =
    end === undefined ? pieces.length : pieces.findIndex(({ place }) => place === end) + 1;
  return pieces
    .slice(0, last)
    .map(({ html, place }) => (place && fillings[place] ? fillings[place](html) : html))
    .join('');
};
