import { styled } from '@mui/material/styles';
import { sizes } from '../../theme/sizes';
import { useCountUp } from './useCountUp';

export interface StatCounterProps {
  /** Final number. */
  value: number;
  /** Text before the number, such as 'K'. */
  prefix?: string;
  /** Text after the number, such as '+' or ' million'. */
  suffix?: string;
  /** Noun of the counted items. */
  label: string;
}

const Frame = styled('div')(({ theme }) => ({
  '& > p': { margin: 0, ...theme.typography.subtitle1, fontSize: '1rem' },
}));

// The final number reserves the space, so that the layout does not shift while counting.
const Figure = styled('div')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: sizes.figure,
  lineHeight: 1.1,
  display: 'inline-grid',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { gridArea: '1 / 1' },
  '& > span:first-of-type': { opacity: 0 },
  '@media print': {
    '& > span:first-of-type': { opacity: 1 },
    '& > span:last-of-type': { display: 'none' },
  },
}));

/**
 * A statistic that counts up over 2 seconds when it scrolls into view. With reduced motion the
 * final number shows at once.
 */
export function StatCounter({ value, prefix = '', suffix = '', label }: StatCounterProps) {
  const [ref, current] = useCountUp(value);
  // Without `Intl`, whose first formatter takes a cheap phone a tenth of a second.
  const grouped = (number: number) => String(number).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
  const text = (number: number) => `${prefix}${grouped(number)}${suffix}`;
  return (
    <Frame ref={ref}>
      <Figure>
        <span>{text(value)}</span>
        <span aria-hidden="true">{text(current)}</span>
      </Figure>
      <p>{label}</p>
    </Frame>
  );
}
