import { styled } from '@mui/material/styles';

export interface ClampedTextProps {
  /** Plain text; for the start of a rich text, give its words without tags. */
  children: string;
  /** How many lines show; the rest is cut with an ellipsis. 3 in grids, 2 in lists. */
  lines?: number;
}

const Clamped = styled('p')({
  margin: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** The end of a sentence and the word after it. */
const SEAM = /(\S+[.!?…]["'”’)]* \S+)/;

// The browser puts its ellipsis after the last thing that fits. Kept together as one thing, the end of a sentence is never
// the last without the word after it, and no preview ends in '.…'.
const Seam = styled('span')({ display: 'inline-block', maxWidth: '100%' });

/** A preview that never grows past its lines. The whole text must be one click away. */
export function ClampedText({ children, lines = 3 }: ClampedTextProps) {
  return (
    <Clamped style={{ WebkitLineClamp: lines }}>
      {children.split(SEAM).map((part, index) => (index % 2 ? <Seam key={index}>{part}</Seam> : part))}
    </Clamped>
  );
}
