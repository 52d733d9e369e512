import { styled } from '@mui/material/styles';

export interface ClampedTextProps {
  /** Plain text, such as an item's excerpt. */
  children: string;
  /** Maximum number of lines; the rest is cut with an ellipsis. Use 3 in grids, 2 in lists. */
  lines?: number;
  /** BCP 47 tag of the text's language, if it differs from the page's. */
  lang?: string | undefined;
}

/** Styles of a text that is cut after `WebkitLineClamp` lines. */
export const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const Clamped = styled('p')({ margin: 0, ...clamped });

/** A text preview, limited to a number of lines. Link to the full text. */
export function ClampedText({ children, lines = 3, lang }: ClampedTextProps) {
  return (
    <Clamped lang={lang} style={{ WebkitLineClamp: lines }}>
      {children}
    </Clamped>
  );
}
