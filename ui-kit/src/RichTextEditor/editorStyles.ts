import type { SxProps, Theme } from '@mui/material/styles';

const indents = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].map((level) => [`& .ql-indent-${level}`, { marginInlineStart: `${level * 1.5}em` }]),
);

/** Styles of the text in the editor; like the public pages, at form size. */
export const editorStyles: SxProps<Theme> = {
  position: 'relative',
  '& .ql-editor': {
    minHeight: 180,
    maxHeight: '50vh',
    overflowY: 'auto',
    p: 2,
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    tabSize: 4,
    '& > *': { m: 0, mb: 1 },
    '& h1': { font: (theme) => theme.vars?.font.h3, fontSize: '1.5rem' },
    '& h2': { font: (theme) => theme.vars?.font.h4 },
    '& a': { color: 'primary.main' },
    '& img': { maxWidth: '100%', borderRadius: 1 },
    '& blockquote': { pl: 2, borderLeft: '4px solid', borderColor: 'secondary.main', fontStyle: 'italic' },
    '& ol': { pl: 0, listStyle: 'none', counterReset: 'item' },
    '& li': { position: 'relative', pl: '1.75em' },
    '& li > .ql-ui::before': { position: 'absolute', left: 0, width: '1.5em', textAlign: 'end' },
    '& li[data-list=ordered]': { counterIncrement: 'item' },
    '& li[data-list=ordered] > .ql-ui::before': { content: 'counter(item) "."' },
    '& li[data-list=bullet] > .ql-ui::before': { content: '"\\2022"' },
    '& .ql-video': { display: 'block', width: '100%', maxWidth: 560, aspectRatio: '16 / 9', height: 'auto', border: 0 },
    '& .ql-font-serif': { fontFamily: 'Georgia, serif' },
    '& .ql-font-monospace': { fontFamily: 'ui-monospace, monospace' },
    '& .ql-size-small': { fontSize: '0.8em' },
    '& .ql-size-large': { fontSize: '1.4em' },
    '& .ql-size-huge': { fontSize: '2em', lineHeight: 1.2 },
    ...indents,
  },
  // Quill's hidden element for pasted text.
  '& .ql-clipboard': { position: 'absolute', left: -100000, height: 1, overflowY: 'hidden', top: '50%' },
};
