import { Parser } from 'htmlparser2';

/** The places of the shell's page. The shell's build provides them (shell/index.html); one that is not there stays empty. */
type Place =
  /** The start of the root element of the document. */
  | 'html'
  | 'themeColour'
  | 'title'
  /** Part of the head for browsers without scripts. */
  | 'noscript'
  /** A script of the shell, and a request for a file that it needs early. */
  | 'script'
  | 'preload'
  /** Before the first script, and at the end of the head. */
  | 'early'
  | 'headEnd'
  /** The start of the element that holds the page. */
  | 'root'
  /** In the fallback page: the name of the site, the form that tries again, and the contact details. */
  | 'brand'
  | 'again'
  | 'essentials'
  /** A text of the fallback page, and the address of a link to the home page. */
  | 'text'
  | 'homeLink'
  | 'bodyEnd';

interface Piece {
  html: string;
  place?: Place;
}

/** The shell's page, taken apart at its places. */
export interface ShellTemplate {
  pieces: readonly Piece[];
  /** Addresses of the shell's scripts, and of the files that they need early. */
  scripts: readonly string[];
  preloads: readonly string[];
}

/** Replacements of the places, made from the shell's HTML there. */
export type Fillings = Partial<Record<Place, (html: string) => string>>;

type Attributes = Record<string, string | undefined>;

/** The place that the start of an element is. */
const startOf = (name: string, { id, class: className }: Attributes): Place | undefined => {
  if (name === 'html') return 'html';
  if (name === 'div' && id === 'root') return 'root';
  if (name === 'div' && id === 'essentials') return 'essentials';
  if (name === 'p' && className === 'brand') return 'brand';
  return name === 'form' && className === 'again' ? 'again' : undefined;
};

/** The place that a whole element is. */
const elementOf = (name: string, attributes: Attributes, isInBody: boolean): Place | undefined => {
  if (name === 'title') return 'title';
  if (name === 'noscript' && !isInBody) return 'noscript';
  if (name === 'meta' && attributes.name === 'theme-color') return 'themeColour';
  if (name === 'link' && attributes.rel === 'preload') return 'preload';
  return name === 'script' && 'defer' in attributes && attributes.src ? 'script' : undefined;
};

/** Takes the shell's page apart. */
export const shellTemplate = (html: string): ShellTemplate => {
  const pieces: Piece[] = [];
  const [scripts, preloads]: [string[], string[]] = [[], []];
  let isInBody = false;
  let isEarly = true;
  /** The end of the last place. */
  let at = 0;
  /** The open element that is a place, or whose text is no words. */
  let open: { place?: Place; name: string; from: number } | undefined;
  let text: { from: number; to: number } | undefined;

  const add = (place: Place, from: number, to = from) => {
    pieces.push({ html: html.slice(at, from) }, { html: html.slice(from, to), place });
    at = to;
  };
  const endText = () => {
    const words = text && html.slice(text.from, text.to);
    if (text && words?.trim()) add('text', text.from, text.to);
    text = undefined;
  };
  const early = (from: number) => {
    if (isEarly) add('early', from);
    isEarly = false;
  };

  const parser = new Parser(
    {
      onopentag: (name, attributes: Attributes) => {
        endText();
        const [from, to] = [parser.startIndex, parser.endIndex + 1];
        if (name === 'body') isInBody = true;
        if (open) return;
        if (name === 'script') early(from);
        const place = elementOf(name, attributes, isInBody);
        if (place === 'script') scripts.push(String(attributes.src));
        if (place === 'preload') preloads.push(String(attributes.href));
        if (place === 'preload' || place === 'themeColour') add(place, from, to);
        else if (place || name === 'script' || name === 'style') open = { place, name, from };
        const start = startOf(name, attributes);
        if (start) add(start, from, to);
        const link = isInBody && attributes.href === '/' ? html.indexOf('href="/"', from) : -1;
        if (link >= from && link < to) add('homeLink', link, link + 'href="/"'.length);
      },
      ontext: () => {
        if (!isInBody || open) return;
        text = { from: text?.from ?? parser.startIndex, to: parser.endIndex + 1 };
      },
      onclosetag: (name, isImplied) => {
        endText();
        if (open?.name === name) {
          if (open.place) add(open.place, open.from, parser.endIndex + 1);
          open = undefined;
        }
        if (isImplied) return;
        if (name === 'head') {
          early(parser.startIndex);
          add('headEnd', parser.startIndex);
        }
        if (name === 'body') add('bodyEnd', parser.startIndex);
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);

  pieces.push({ html: html.slice(at) });
  return { pieces, scripts, preloads };
};

/**
 * The shell's page with something written at its places.
 * @param end the place that comes last; the whole page by default
 */
export const filled = ({ pieces }: ShellTemplate, fillings: Fillings, end?: Place): string => {
  const last = end === undefined ? pieces.length : pieces.findIndex(({ place }) => place === end) + 1;
  return pieces
    .slice(0, last)
    .map(({ html, place }) => (place && fillings[place] ? fillings[place](html) : html))
    .join('');
};
