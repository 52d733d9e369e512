import { Parser } from 'htmlparser2';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { cleaned, withoutInvisible } from './typedTexts';

// Rich text as the released step `richTexts` reads it. The HTML was sanitized when it was saved, so
// these rules need less than those of saves. Never edited.

const RULES: IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'p',
    'br',
    'span',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'blockquote',
    'ol',
    'ul',
    'li',
    'a',
    'img',
    'iframe',
  ],
  allowedAttributes: {
    '*': ['class'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: ['src', 'title', 'allowfullscreen', 'loading'],
  },
  allowedClasses: { '*': [/^ql-(indent|font|size)-\w+$/, 'ql-video'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedIframeHostnames: ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'],
  transformTags: { h3: 'h2', h4: 'h2', h5: 'h2', h6: 'h2' },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs.src,
  textFilter: withoutInvisible,
};

interface Block {
  words: string;
  isHeading: boolean;
}

const BLOCKS = ['h1', 'h2', 'p', 'blockquote', 'ol', 'ul', 'li', 'iframe'];
const SENTENCE_END = /[.,;:!?…][\p{Pe}\p{Pf}\p{Pi}"']*$/u;

/** The words of blocks. Headings end like sentences, because they would run into the next one. */
const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({ words, isHeading }, at) =>
      isHeading && at < blocks.length - 1 && !SENTENCE_END.test(words) ? `${words}.` : words,
    )
    .join(' ');

/** Maximum length of an excerpt in UTF-16 units. */
const EXCERPT_LENGTH = 400;

/** The beginning of a text, cut after a word, or after a whole character of a longer word. */
const excerptOf = (text: string): string => {
  if (text.length <= EXCERPT_LENGTH) return text;
  const word = text.slice(0, EXCERPT_LENGTH).search(/\s\S*$/);
  const characters = [...new Intl.Segmenter().segment(text.slice(0, EXCERPT_LENGTH + 2))];
  const cut = word > 0 ? word : characters.findLast(({ index }) => index < EXCERPT_LENGTH)?.index;
  return `${text.slice(0, cut).replace(/(?<![\s.,;:!?…])[\s.,;:!?…]+$/, '')}…`;
};

/** Reads a stored rich text: its HTML, its words, and the first of them without headings. */
export const readRichText = (stored: string): { html: string; text: string; excerpt: string } => {
  const html = sanitizeHtml(stored, RULES);
  const blocks: Block[] = [];
  let words = '';
  const endBlock = (tag: string) => {
    const read = cleaned(words, 'line').replace(/\s+/g, ' ');
    if (read) blocks.push({ words: read, isHeading: /^h\d/.test(tag) });
    words = '';
  };
  const parser = new Parser({
    onopentag: (tag) => {
      if (BLOCKS.includes(tag)) endBlock('');
      if (tag === 'br' || tag === 'img') words += ' ';
    },
    ontext: (text) => {
      words += text;
    },
    onclosetag: (tag) => {
      if (BLOCKS.includes(tag)) endBlock(tag);
    },
  });
  parser.end(html);
  endBlock('');
  const text = textOf(blocks);
  return {
    html,
    text,
    excerpt: excerptOf(textOf(blocks.filter((block) => !block.isHeading)) || text),
  };
};
