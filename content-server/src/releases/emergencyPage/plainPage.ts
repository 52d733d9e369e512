import { escapeHtml } from '@charity-site/api-client/entities';
import type { ShownOrganisation } from '../../content/organisation/organisation';
import { FIRST_WORDING, type Wording } from '../../content/language/wording';

const DEEP = 'var(--kit-palette-kit-deep, #0a3f44)';

/** The colours and sizes of the shell's fallback page. */
const STYLE = `
  :root { --ground: #faf6ee; --paper: #fffdf9; --ink: #1d2b2d; --line: #8a8272; --edge: #e4dbca; --soft: #4b5b5c; --error: #a63a26;
    --main: var(--kit-palette-primary-main, #0b5c61); --on-main: var(--kit-palette-primary-contrastText, #fffdf9);
    color-scheme: light; }
  @media (prefers-color-scheme: dark) { :root { --ground: #0d191b; --paper: #142528; --ink: #f4eee3; --line: #7c8e8e; --edge: #2a4145; --soft: #b8c4c1;
    --error: #f39a83; --main: var(--kit-palette-primary-main, #74cbc5);
    --on-main: var(--kit-palette-primary-contrastText, #052a2d); color-scheme: dark; } }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.65 system-ui, sans-serif; overflow-wrap: anywhere; }
  header { padding: 18px max(20px, 50% - 22rem); background: ${DEEP}; color: #f7f1e5; font-weight: 680; }
  main { padding: clamp(1.5rem, 5vw, 3rem) max(20px, 50% - 22rem); }
  h1 { margin: 0 0 16px; color: var(--main); font-size: clamp(1.75rem, 1.42rem + 1.5vw, 2.25rem); line-height: 1.14; }
  [role="alert"] { padding: 12px 18px; border: 1px solid var(--error); border-radius: 12px; background: var(--paper); }
  label, .error { display: block; font-size: 0.9375rem; font-weight: 600; }
  .error { color: var(--error); }
  input, textarea { box-sizing: border-box; width: 100%; min-height: 44px; padding: 10px 14px; border: 1px solid var(--line);
    border-radius: 10px; background: var(--paper); color: inherit; font: inherit; }
  [aria-invalid] { border: 2px solid var(--error); }
  button { min-height: 44px; padding: 8px 24px; border: 0; border-radius: 12px; background: var(--main); color: var(--on-main);
    font: 600 1rem/1.4 system-ui, sans-serif; cursor: pointer; }
  a { color: var(--main); } header a { color: inherit; text-decoration: none; }
  :focus-visible { outline: 3px solid #b86e00; outline-offset: 2px; }`;

interface PlainPage {
  /** Unescaped. */
  title: string;
  /** HTML. */
  content: string;
  /** Further CSS of the page; headings, forms and alerts have theirs. */
  style?: string;
  /** The language of title and content; the first one when left out. */
  wording?: Wording;
}

/** A complete page that needs neither the shell nor script. */
export const plainPage = (
  { name, css }: ShownOrganisation,
  { title, content, style = '', wording: { language, addressOf } = FIRST_WORDING }: PlainPage,
): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no">` +
  `<title>${escapeHtml(`${title} | ${name}`)}</title><style>${STYLE}${style}${css}</style></head>` +
  `<body><header><a href="${addressOf('/')}">${escapeHtml(name)}</a></header>` +
  `<main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
