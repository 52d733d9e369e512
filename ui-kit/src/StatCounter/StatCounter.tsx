import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useCountUp } from './useCountUp';

export interface StatCounterProps {
  value: number;
  /** Stands right before the number: 'K'. */
  prefix?: string;
  /** Stands right after it: '+', ' million'. */
  suffix?: string;
  /** What is counted. */
  label: string;
}

const Frame = styled('div')(({ theme }) => ({
  '& > p': { margin: 0, ...theme.typography.subtitle1 },
}));

const Figure = styled('p')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  ...theme.typography.h1,
  color: 'inherit',
}));

/** A number to be proud of. It counts up over 2 seconds when it comes into view; those who asked for less motion see it whole. */
export function StatCounter({ value, prefix = '', suffix = '', label }: StatCounterProps) {
  const [ref, shown] = useCountUp(value);
  const text = (number: number) => `${prefix}${number.toLocaleString('en-GB')}${suffix}`;
  return (
    <Frame ref={ref}>
      <Figure as="div">
        <VisuallyHidden>{text(value)}</VisuallyHidden>
        <span aria-hidden="true">{text(shown)}</span>
      </Figure>
      <p>{label}</p>
    </Frame>
  );
}
