import type { SxProps, Theme } from '@mui/material/styles';

/** Styles of the editor; the text has the styles of public pages (Prose). */
export const editorStyles: SxProps<Theme> = {
  position: 'relative',
  '& .ql-editor': {
    minHeight: 180,
    p: 2,
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    tabSize: 4,
    // The pages show headings one level lower.
    '& h1': { typography: 'h3', m: 0, mb: '0.5em' },
    '& h2': { typography: 'h4', m: 0, mb: '0.4em' },
    '& img': { maxWidth: '100%' },
    '& ol': { pl: 0, listStyle: 'none', counterReset: 'item' },
    '& li': { position: 'relative', pl: '1.75em' },
    '& li > .ql-ui::before': {
      position: 'absolute',
      left: 0,
      width: '1.5em',
      textAlign: 'end',
      color: 'kit.amberInk',
      fontWeight: 650,
    },
    '& li[data-list=ordered]': { counterIncrement: 'item' },
    '& li[data-list=ordered] > .ql-ui::before': { content: 'counter(item) "."' },
    '& li[data-list=bullet] > .ql-ui::before': { content: '"\\2022"' },
    '& .ql-video': {
      display: 'block',
      width: '100%',
      maxWidth: 560,
      aspectRatio: '16 / 9',
      height: 'auto',
      border: 0,
    },
  },
  // Quill's hidden element for pasted text.
  '& .ql-clipboard': {
    position: 'absolute',
    left: -100000,
    height: 1,
    overflowY: 'hidden',
    top: '50%',
  },
};
