import { normalizeText, truncateText, withoutInvisible } from '@charity-site/api-client/entities';
import { Parser } from 'htmlparser2';

/**
 * Maximum length of an excerpt in characters. Cards, search results and the feed show at most this
 * much.
 */
const EXCERPT_LENGTH = 400;

/** A rich text as it is stored and returned. The texts are no HTML and must be rendered as text. */
export interface RichText {
  /** Sanitized HTML. */
  html: string;
  /** The whole text. Headings end like sentences, because they would run into the next one. */
  text: string;
  /** The first words without headings; all words of a text that has only headings. */
  excerpt: string;
}

interface Block {
  words: string;
  isHeading: boolean;
}

interface OpenList {
  /** Original tag of the list. */
  own: string;
  /** Tag that is currently being written. */
  written?: string;
  /** Number of the next item, which is written before it: the editor's lists begin at 1. */
  next?: number;
}

const BLOCKS = ['h1', 'h2', 'p', 'blockquote', 'ol', 'ul', 'li', 'iframe'];
/** Superscript digits; plain ones would join the number before them. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const VOID = ['br', 'img'];
const SENTENCE_END = /[.,;:!?…][\p{Pe}\p{Pf}\p{Pi}"']*$/u;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

const startTag = (name: string, attributes: Record<string, string>): string => {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${name}${written.join('')}${VOID.includes(name) ? ' /' : ''}>`;
};

const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({ words, isHeading }, at) =>
      isHeading && at < blocks.length - 1 && !SENTENCE_END.test(words) ? `${words}.` : words,
    )
    .join(' ');

/**
 * Reads sanitized rich text. Tags within a line join the words around them, blocks part them. Quill
 * writes every list as `<ol>` with `data-list` on each item; they become real `<ul>` and `<ol>`
 * lists. Empty paragraphs are left out, and a text of invisible characters is empty.
 */
export const parseRichText = (sanitized: string): RichText => {
  const html: string[] = [];
  const blocks: Block[] = [];
  const lists: OpenList[] = [];
  let words = '';
  let hasCharacters = false;
  /** Browsers do not show the content of a frame. */
  let isInFrame = false;
  let isRaised = false;

  const endBlock = (tag: string) => {
    const read = normalizeText(words, 'line').replace(/\s+/g, ' ');
    if (read) blocks.push({ words: read, isHeading: /^h\d/.test(tag) });
    words = '';
  };

  const write = (text: string) => {
    words += text;
    html.push(escaped(text));
  };

  const openItem = (own: string, { 'data-list': mark, ...attributes }: Record<string, string>) => {
    const list = lists.at(-1);
    if (list?.next !== undefined) {
      html.push('<p>');
      write(`${list.next++}. `);
      return;
    }
    const kind = mark === undefined ? (list?.own ?? own) : mark === 'ordered' ? 'ol' : 'ul';
    if (list && list.written !== kind) {
      if (list.written) html.push(`</${list.written}>`);
      html.push(`<${kind}>`);
      list.written = kind;
    }
    html.push(startTag('li', attributes));
  };

  const parser = new Parser({
    onopentag: (name, attributes) => {
      isInFrame = name === 'iframe';
      if (BLOCKS.includes(name)) endBlock('');
      if (VOID.includes(name)) words += ' ';
      if (name === 'ol' || name === 'ul') {
        const next = parseInt(attributes['start'] ?? '1');
        lists.push(Number.isSafeInteger(next) && next !== 1 ? { own: name, next } : { own: name });
      } else if (name === 'q') write('“');
      else if (name === 'sup') isRaised = true;
      else if (name === 'li') openItem('ul', attributes);
      else html.push(startTag(name, attributes));
    },
    ontext: (typed) => {
      if (isInFrame) return;
      const text = withoutInvisible(typed);
      hasCharacters ||= typed.trim() !== '';
      write(
        isRaised && /^[\d−-]+$/.test(text)
          ? text.replace(/./g, (sign) => RAISED[Number(sign)] ?? '⁻')
          : text,
      );
    },
    onclosetag: (name) => {
      isInFrame = false;
      if (VOID.includes(name)) return;
      if (BLOCKS.includes(name)) endBlock(name);
      if (name === 'ol' || name === 'ul') {
        const written = lists.pop()?.written;
        if (written) html.push(`</${written}>`);
      } else if (name === 'q') write('”');
      else if (name === 'sup') isRaised = false;
      else if (name === 'li' && lists.at(-1)?.next !== undefined) html.push('</p>');
      else if (name === 'p' && html.at(-1)?.startsWith('<p')) html.pop();
      else html.push(`</${name}>`);
    },
  });
  parser.end(sanitized);
  endBlock('');

  const text = textOf(blocks);
  const isInvisible =
    hasCharacters && text === '' && !html.some((tag) => /^<(img|iframe)\b/.test(tag));
  const sentences = textOf(blocks.filter(({ isHeading }) => !isHeading));
  return {
    html: isInvisible ? '' : html.join(''),
    text,
    excerpt: truncateText(sentences || text, EXCERPT_LENGTH),
  };
};
