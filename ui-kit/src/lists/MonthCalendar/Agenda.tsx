import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { Anchor } from '@charity-site/ui-kit/theme';
import { dayName, monthOf } from './days';
import type { CalendarEntry } from './entries';
import { pastEntryStyles } from './entryStyles';
import type { CalendarLocale } from './locale';
import { NARROW } from './narrow';

interface AgendaProps {
  ref: Ref<HTMLDivElement>;
  month: string;
  today: string;
  days: ReadonlyMap<string, CalendarEntry[]>;
  locale: CalendarLocale;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'none',
  marginTop: 28,
  [NARROW]: { display: 'block' },
  '& h3': { ...theme.typography.h5, marginBottom: 8 },
  '& section': { marginBottom: 24 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 },
  '& section[data-past="true"] a': pastEntryStyles(theme),
}));

const Entry = styled(Anchor)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  padding: '14px 16px',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `5px solid ${theme.vars.palette.secondary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& b': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  // With a large text size the title wraps to its own line instead of breaking words.
  '& span': { flex: '1 1 8em', minWidth: 0, overflowWrap: 'anywhere' },
}));

/** The month's events as a list, shown where the grid is too narrow for them. */
export function Agenda({ ref, month, today, days, locale }: AgendaProps) {
  const monthDays = [...days]
    .filter(([day]) => monthOf(day) === month)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    <Frame ref={ref}>
      {monthDays.map(([day, entries]) => (
        <section key={day} aria-label={dayName(day, locale)} data-past={day < today}>
          {/* Server and browser may format commas differently. */}
          <h3 data-day={day} tabIndex={-1} suppressHydrationWarning>
            {dayName(day, locale)}
          </h3>
          <ul>
            {entries.map(({ id, href, time, title, lang }) => (
              <li key={id}>
                <Entry href={href} lang={lang}>
                  <b>{time}</b> <span>{title}</span>
                </Entry>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}
