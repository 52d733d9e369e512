import { styled } from '@mui/material/styles';
import { WEBKIT } from '../theme/engines';

export interface ClampedTextProps {
  /** Plain text, such as an item's excerpt. */
  children: string;
  /** Maximum number of lines; the rest is cut with an ellipsis. Use 3 in grids, 2 in lists. */
  lines?: number;
  /** BCP 47 tag of the language of the text, where it is not that of the page. */
  lang?: string | undefined;
}

const Clamped = styled('p')({
  margin: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** The last word of a sentence and the first word of the next. */
const SEAM = /(\S+[.!?…]["'”’)]* \S+)/;

// Browsers put the ellipsis after the last inline box that fits. An inline block around the end of a sentence and the
// next word prevents previews that end in '.…'. WebKit would count the lines of that block apart, and show more.
const Seam = styled('span')({ display: 'inline-block', maxWidth: '100%', [WEBKIT]: { display: 'inline' } });

/** A text preview that is limited to a number of lines. Link to the full text. */
export function ClampedText({ children, lines = 3, lang }: ClampedTextProps) {
  return (
    <Clamped lang={lang} style={{ WebkitLineClamp: lines }}>
      {children.split(SEAM).map((part, index) => (index % 2 ? <Seam key={index}>{part}</Seam> : part))}
    </Clamped>
  );
}
