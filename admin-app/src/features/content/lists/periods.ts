import dayjs from 'dayjs';
import { today } from '../../../shared/site/time';

/** First and last day of a period, `YYYY-MM-DD`. */
interface Period {
  from: string;
  to: string;
}

const whole = (unit: 'month' | 'year', day: dayjs.Dayjs): Period => ({
  from: day.startOf(unit).format('YYYY-MM-DD'),
  to: day.endOf(unit).format('YYYY-MM-DD'),
});

/** The periods that limit a list, by name, around a day. */
export const periods = (around = today()): Record<string, Period> => {
  const day = dayjs.utc(around);
  return {
    'This month': whole('month', day),
    'Last month': whole('month', day.subtract(1, 'month')),
    'This year': whole('year', day),
  };
};
