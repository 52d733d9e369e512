import { styled } from '@mui/material/styles';

export interface QuoteBlockProps {
  /** Text without quotation marks. */
  text: string;
  /** Author or source, such as 'Galatians 6:2'. */
  author?: string;
  /** Use `large` once per page. */
  size?: 'large' | 'medium';
}

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: 'clamp(1.125rem, 2.4vw, 1.75rem)',
  borderInlineStart: `5px solid ${theme.vars.palette.secondary.main}`,
}));

const Quote = styled('blockquote')<{ large: boolean }>(({ theme, large }) => ({
  ...theme.typography[large ? 'h2' : 'h4'],
  ...(large && { '@media (max-width: 44.99em)': { fontSize: theme.typography.h3.fontSize } }),
  fontWeight: 450,
  lineHeight: 1.35,
  letterSpacing: '-0.005em',
  margin: 0,
  maxWidth: '36em',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
}));

const Source = styled('figcaption')(({ theme }) => ({
  ...theme.typography.subtitle2,
  marginTop: 14,
  opacity: 0.9,
  '&::before': { content: '"— "' },
}));

/** A quote of a person or of scripture. */
export function QuoteBlock({ text, author, size = 'medium' }: QuoteBlockProps) {
  return (
    <Figure>
      <Quote large={size === 'large'}>{`“${text}”`}</Quote>
      {author && <Source>{author}</Source>}
    </Figure>
  );
}
