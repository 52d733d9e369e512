import { styled } from '@mui/material/styles';

const INDENTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Styles of rich text, with the editor's classes. */
export const Prose = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  // 66 to 75 characters per line in the system fonts.
  maxWidth: '36rem',
  overflowWrap: 'break-word',
  '& > :last-child': { marginBottom: 0 },
  '& p, & ul, & ol, & blockquote': { marginBlock: '0 1.1em' },
  '& h2': { ...theme.typography.h3, margin: '0 0 0.5em' },
  '& h3, & h4': { ...theme.typography.h4, margin: '0 0 0.4em' },
  // Headings have space above, except the first one.
  '& * + h2': { marginTop: '1.6em' },
  '& * + h3, & * + h4': { marginTop: '1.5em' },
  // With large text in a narrow window the indent shrinks.
  '& ul, & ol': { paddingInlineStart: 'min(1.4em, 9vw)' },
  '& li': { marginBottom: '0.35em', paddingInlineStart: '0.25em' },
  '& li::marker': { color: theme.vars.palette.kit.amberInk, fontWeight: 650 },
  '& a': {
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '0.08em',
    '&:hover': { textDecorationThickness: '0.14em' },
  },
  '& blockquote': {
    marginInline: 0,
    padding: '0.2em 0 0.2em min(1.25em, 5vw)',
    borderInlineStart: `5px solid ${theme.vars.palette.secondary.main}`,
  },
  '& img': { display: 'block', height: 'auto', borderRadius: 14, margin: '1.5em 0' },
  '& [data-player], & iframe': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: 4,
    width: '100%',
    aspectRatio: '16 / 9',
    minHeight: 240,
    margin: '1.5em 0',
    padding: 'clamp(1rem, 3vw, 1.75rem)',
    border: 0,
    borderRadius: 14,
    cursor: 'pointer',
    textAlign: 'start',
    textDecoration: 'none',
    font: 'inherit',
    color: theme.vars.palette.kit.onDeep,
    background: `radial-gradient(circle at 50% 38%, ${theme.vars.palette.kit.lake}, ${theme.vars.palette.kit.deep} 70%)`,
    backgroundColor: theme.vars.palette.kit.deep,
    position: 'relative',
    '& small': { fontSize: '0.875rem', opacity: 0.9 },
    // The play icon: an amber disc with a triangle.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '38%',
      width: 'clamp(3.5rem, 9vw, 4.75rem)',
      aspectRatio: '1',
      marginInline: 'auto',
      transform: 'translateY(-50%)',
      borderRadius: '50%',
      background: theme.vars.palette.kit.amber,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: '50%',
      top: '38%',
      transform: 'translate(-35%, -50%)',
      borderBlock: '13px solid transparent',
      borderInlineStart: `21px solid ${theme.vars.palette.kit.onAmber}`,
    },
    '&:hover::before': { background: theme.vars.palette.secondary.light },
  },
  '& iframe': { padding: 0 },
  '& .ql-size-small': { fontSize: '0.85em' },
  '& .ql-size-large': { fontSize: '1.3em', lineHeight: 1.45 },
  '& .ql-size-huge': { fontSize: '1.7em', lineHeight: 1.3 },
  '& .ql-font-serif': { fontFamily: 'Georgia, "Times New Roman", serif' },
  '& .ql-font-monospace': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace' },
  ...Object.fromEntries(
    INDENTS.map((step) => [
      `& .ql-indent-${step}`,
      { marginInlineStart: `min(${step * 2}em, ${step * 5}vw)` },
    ]),
  ),
}));
