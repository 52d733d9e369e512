import { styled } from '@mui/material/styles';
import type { CalendarEvent } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath, nextTime } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { EmptyMessage, Pager } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { PUBLIC_PAGE_SIZE, usePageNumber } from '../../data/usePageNumber';
import { dayOf, formatDate } from '../../dates/format';

const Rows = styled('ul')(({ theme }) => ({
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled(Anchor)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  alignItems: 'baseline',
  padding: '14px 4px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& time': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, flex: '0 1 11em' },
  // With a large text size the title wraps to its own line instead of breaking words.
  '& span': { ...theme.typography.h5, flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' },
  '&:hover span': { textDecoration: 'underline' },
}));

export interface PastEventsProps {
  events: readonly CalendarEvent[];
  today: string;
  hrefOf: (page: number) => string;
}

/** The events that are over, the last one first. */
export function PastEvents({ events, today, hrefOf }: PastEventsProps) {
  const asked = usePageNumber();
  const top = useRef<HTMLHeadingElement>(null);
  const past = events
    .map((event) => ({ event, ...nextTime(event, today, dayOf) }))
    .filter(({ isOver }) => isOver)
    .toSorted((one, other) => other.first.localeCompare(one.first));
  const totalPages = Math.max(1, Math.ceil(past.length / PUBLIC_PAGE_SIZE));
  const page = Math.min(asked, totalPages);
  return (
    <>
      <h2 ref={top}>{t('Past events')}</h2>
      {past.length === 0 && <EmptyMessage>{t('No past events yet')}</EmptyMessage>}
      <Rows>
        {past.slice((page - 1) * PUBLIC_PAGE_SIZE, page * PUBLIC_PAGE_SIZE).map(({ event, first }) => (
          <li key={event._id}>
            <Row href={itemPagePath('/events', event)}>
              <time dateTime={first}>{formatDate(first)}</time>
              <span>{event.title}</span>
            </Row>
          </li>
        ))}
      </Rows>
      <Pager
        page={page}
        totalPages={totalPages}
        hrefOf={hrefOf}
        onPage={() => top.current?.scrollIntoView({ block: 'start' })}
        label={t('Pages of past events')}
      />
    </>
  );
}
