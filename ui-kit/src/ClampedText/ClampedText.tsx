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

/** A preview that never grows past its lines. The whole text must be one click away. */
export function ClampedText({ children, lines = 3 }: ClampedTextProps) {
  return <Clamped style={{ WebkitLineClamp: lines }}>{children}</Clamped>;
}
