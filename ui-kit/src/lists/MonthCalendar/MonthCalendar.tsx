import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useWords } from '@charity-site/ui-kit/theme';
import { Glyph } from '../../media/Glyph/Glyph';
import { Agenda } from './Agenda';
import { DayCell } from './DayCell';
import { addMonths, monthName, monthOf, weekdayNames, weeksOf } from './days';
import { byDay, type CalendarEntry } from './entries';
import { localeOf, type CalendarLocale } from './locale';
import { isNarrow } from './narrow';
import { useGridKeys } from './useGridKeys';

export interface MonthCalendarProps {
  /** Month to show, `YYYY-MM`. */
  month: string;
  /** Called with the requested month, `YYYY-MM`. */
  onMonth: (month: string) => void;
  /**
   * Returns the URL of a month. With it 'Previous month' and 'Next month' are links, which work
   * without script; only the keys of the grid then call `onMonth`.
   */
  hrefOf?: (month: string) => string;
  /** Today as `YYYY-MM-DD` in the calendar's zone; highlighted. */
  today: string;
  /**
   * The events: `id`, `title`, `href`, `day` (`YYYY-MM-DD`), `time` (`HH:mm`), and `lang` if the
   * title is not in the page's language. Events of other months are allowed.
   */
  entries: readonly CalendarEntry[];
  /** True while the entries are loading. */
  busy?: boolean;
  /** Texts and language; weeks always start on Monday. */
  locale?: CalendarLocale;
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& h2': { flex: 1, minWidth: 0 },
});

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflow: 'hidden',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& th': {
    padding: '10px 4px',
    backgroundColor: theme.vars.palette.kit.wash,
    ...theme.typography.subtitle2,
  },
  // Below this width weekday names shrink to their first letter.
  '@container (max-width: 17rem)': { '& th > span': { fontSize: 0, fontSizeAdjust: 'none' } },
}));

const Frame = styled('div')({ containerType: 'inline-size' });

/**
 * A month of events, Monday first. Today is marked, and days of adjacent months fill the weeks. The
 * grid supports arrow keys, Home, End, Page Up and Page Down; Tab moves to the events of the day.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, hrefOf, today, entries, busy = false } = props;
  const translate = useWords();
  const locale = props.locale ?? localeOf(translate);
  const id = useId();
  const agenda = useRef<HTMLDivElement>(null);
  const days = byDay(entries);
  const weeks = weeksOf(month);
  const grid = useGridKeys(month, monthOf(today) === month ? today : `${month}-01`, onMonth);

  // nofollow, because the months are endless for search engines.
  const controlProps = (to: string) =>
    hrefOf ? { href: hrefOf(to), rel: 'nofollow' } : { onClick: () => onMonth(to) };

  const showInAgenda = (day: string) => {
    const heading = agenda.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
  };

  return (
    <Frame aria-busy={busy}>
      <Bar>
        <h2 id={id} aria-live="polite">
          {monthName(month, locale)}
        </h2>
        <IconButton
          color="primary"
          aria-label={locale.previousMonth}
          {...controlProps(addMonths(month, -1))}
        >
          <Glyph name="left" size={24} />
        </IconButton>
        <IconButton
          color="primary"
          aria-label={locale.nextMonth}
          {...controlProps(addMonths(month, 1))}
        >
          <Glyph name="right" size={24} />
        </IconButton>
      </Bar>
      <Table role="grid" aria-labelledby={id} onKeyDown={grid.onKeyDown}>
        <thead>
          <tr>
            {weekdayNames(weeks[0] ?? [], locale).map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short.slice(0, 1)}
                <span>{short.slice(1)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  entries={days.get(day) ?? []}
                  outside={monthOf(day) !== month}
                  isToday={day === today}
                  isPast={day < today}
                  active={day === grid.active}
                  cell={day === grid.active ? grid.cell : undefined}
                  locale={locale}
                  onActivate={() => {
                    if (monthOf(day) === month) grid.setActive(day);
                    if (isNarrow()) showInAgenda(day);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Agenda ref={agenda} month={month} today={today} days={days} locale={locale} />
      {!busy && !entries.some(({ day }) => monthOf(day) === month) && (
        <p role="status">{locale.none(monthName(month, locale))}</p>
      )}
    </Frame>
  );
}
