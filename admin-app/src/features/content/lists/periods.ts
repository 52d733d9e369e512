import dayjs from 'dayjs';
import { today } from '../../../shared/site/time';

/** First and last day of a period, `YYYY-MM-DD`. */
interface Period {
  from: string;
  to: string;
}

const periodOf = (unit: 'month' | 'year', day: dayjs.Dayjs): Period => ({
  from: day.startOf(unit).format('YYYY-MM-DD'),
  to: day.endOf(unit).format('YYYY-MM-DD'),
});

/** Presets relative to `date`, by label. */
export const periods = (date = today()): Record<string, Period> => {
  const day = dayjs.utc(date);
  return {
    'This month': periodOf('month', day),
    'Last month': periodOf('month', day.subtract(1, 'month')),
    'This year': periodOf('year', day),
  };
};
