import { styled } from '@mui/material/styles';
import type { KeyboardEvent, Ref } from 'react';
import { Anchor } from '@charity-site/ui-kit/theme';
import { useHydrated } from '../../rendering/hydration/hydration';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';
import { monthName, monthOf } from './days';
import type { CalendarEntry } from './entries';
import { entryStyles, pastEntryStyles } from './entryStyles';
import type { CalendarLocale } from './locale';
import { MoreEntries } from './MoreEntries';
import { NARROW } from './narrow';

interface DayCellProps {
  day: string;
  /** Sorted by time. */
  entries: CalendarEntry[];
  /** True for a day of an adjacent month. */
  outside: boolean;
  isToday: boolean;
  /** The day is in the past: its entries are pale. */
  isPast: boolean;
  /** True for the day in the tab order (roving tab index). */
  active: boolean;
  cell: Ref<HTMLTableCellElement> | undefined;
  onActivate: () => void;
  locale: CalendarLocale;
}

/** Maximum number of entries shown; '+n more' opens the rest. */
const MAX_VISIBLE = 2;

const Cell = styled('td')(({ theme }) => ({
  padding: 6,
  height: 124,
  verticalAlign: 'top',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& + td': { borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  '@media print': { height: 76, padding: 3 },
  '&:focus-visible': { outlineOffset: -3 },
  '&[data-outside="true"]': {
    backgroundColor: theme.vars.palette.background.default,
    '& .number': { opacity: 0.75 },
  },
  '& .number': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 'min(2em, 100%)',
    height: '2em',
    borderRadius: 999,
    ...theme.typography.subtitle2,
  },
  '&[aria-current="date"] .number': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&[data-past="true"] ul a': pastEntryStyles(theme),
  '&[data-past="true"] .marks i': { borderColor: theme.vars.palette.kit.line },
  '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none', display: 'grid', gap: 4 },
  '& .marks': { display: 'none', justifyContent: 'center', gap: 3, height: 8, marginTop: 2 },
  // Borders, because forced colours remove backgrounds.
  '& .marks i': {
    height: 0,
    transform: 'rotate(45deg)',
    border: `3.5px solid ${theme.vars.palette.kit.mark}`,
  },
  // Narrow, beside other content.
  '@container (max-width: 52rem)': {
    padding: 3,
    '& ul a, & ul button': {
      padding: '2px 5px',
      borderInlineStartWidth: 3,
      fontSize: '0.8125rem',
      hyphens: 'auto',
    },
  },
  // Too narrow for text: dots represent the entries.
  [NARROW]: {
    height: 52,
    padding: 2,
    textAlign: 'center',
    cursor: 'pointer',
    // Two digits fit into a seventh of the width at any text size.
    '& .number': { fontSize: `min(${theme.typography.subtitle2.fontSize}, 8cqi)` },
    '& ul': { display: 'none' },
    '& .marks': { display: 'flex' },
  },
}));

const Entry = styled(Anchor)(({ theme }) => ({
  ...entryStyles,
  borderInlineStart: `4px solid ${theme.vars.palette.secondary.main}`,
  backgroundColor: theme.vars.palette.kit.wash,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ...theme.typography.caption,
  lineHeight: 1.3,
  '& b': { marginInlineEnd: 2, fontVariantNumeric: 'tabular-nums' },
  '&:hover': {
    borderInlineStartColor: theme.vars.palette.primary.main,
    textDecoration: 'underline',
  },
  // A day on A4 is 100 px wide; the small font fits long words.
  '@media print': { paddingInline: 4, fontSize: '0.6875rem' },
}));

/** One day of the month. Its text starts with the day's number. */
export function DayCell({
  day,
  entries,
  outside,
  isToday,
  isPast,
  active,
  cell,
  locale,
  onActivate,
}: DayCellProps) {
  const tabIndex = active ? 0 : -1;
  // Without script the arrow keys do not work, so every link is in the tab order.
  const linkTabIndex = useHydrated() ? tabIndex : undefined;
  const item = ({ id, href, title, lang, time }: CalendarEntry) => (
    <li key={id}>
      <Entry href={href} lang={lang} tabIndex={linkTabIndex}>
        {/* The space allows a line break between time and title. */}
        <b>{time}</b> {title}
      </Entry>
    </li>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' '))
      return;
    event.preventDefault();
    onActivate();
    event.currentTarget.querySelector<HTMLElement>('a')?.focus();
  };
  return (
    <Cell
      ref={cell}
      tabIndex={tabIndex}
      data-outside={outside}
      data-past={isPast}
      aria-current={isToday ? 'date' : undefined}
      onClick={onActivate}
      onKeyDown={onKeyDown}
    >
      <span className="number">{Number(day.slice(8))}</span>
      {outside && <VisuallyHidden>{` ${monthName(monthOf(day), locale)}`}</VisuallyHidden>}
      {/* Also on days without entries, so that all have the same height. */}
      <span className="marks">
        {entries.slice(0, 3).map(({ id }) => (
          <i key={id} />
        ))}
        {entries.length > 0 && <VisuallyHidden>{locale.count(entries.length)}</VisuallyHidden>}
      </span>
      {entries.length > 0 && (
        <ul>
          {entries.slice(0, MAX_VISIBLE).map(item)}
          {entries.length > MAX_VISIBLE && (
            <MoreEntries label={locale.more(entries.length - MAX_VISIBLE)} tabIndex={linkTabIndex}>
              {entries.slice(MAX_VISIBLE).map(item)}
            </MoreEntries>
          )}
        </ul>
      )}
    </Cell>
  );
}
