import { styled } from '@mui/material/styles';
import { useCountUp } from './useCountUp';

export interface StatCounterProps {
  /** The number it counts up to. */
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

// The final number keeps the place, so that nothing moves while the other one counts over it.
const Figure = styled('div')(({ theme }) => ({
  ...theme.typography.h1,
  display: 'inline-grid',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > span': { gridArea: '1 / 1' },
  '& > span:first-of-type': { opacity: 0 },
  '@media print': { '& > span:first-of-type': { opacity: 1 }, '& > span:last-of-type': { display: 'none' } },
}));

/** A number to be proud of. It counts up over 2 seconds when it comes into view; those who asked for less motion see it whole. */
export function StatCounter({ value, prefix = '', suffix = '', label }: StatCounterProps) {
  const [ref, shown] = useCountUp(value);
  const text = (number: number) => `${prefix}${number.toLocaleString('en-GB')}${suffix}`;
  return (
    <Frame ref={ref}>
      <Figure>
        <span>{text(value)}</span>
        <span aria-hidden="true">{text(shown)}</span>
      </Figure>
      <p>{label}</p>
    </Frame>
  );
}
