import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import { itemPagePath } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { EmptyMessage, Pager } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { PUBLIC_PAGE_SIZE, usePageNumber } from '../../components/list/usePageNumber';
import { PlainList } from '../../components/PlainList';
import { langOf } from '../../components/langOf';
import type { ListOfEvents } from './eventLists';
import type { ListedEvent } from './occurrences';

const Rows = styled(PlainList)(({ theme }) => ({
  margin: '16px 0 0',
  '& li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled(Anchor)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  alignItems: 'baseline',
  paddingBlock: 14,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& time': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    flex: '0 1 11em',
    textWrap: 'balance',
  },
  // Width of the longest date with time.
  '& time[datetime*="T"]': { flexBasis: '23em' },
  // Instead of breaking words, the title wraps to its own line with large text, the location in
  // narrow windows.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 20px',
    alignItems: 'baseline',
    flex: '1 1 12em',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& span': { ...theme.typography.h5, flex: '1 1 12em', minWidth: 0 },
  '& small': {
    ...theme.typography.body2,
    flex: '0 1 20em',
    minWidth: 0,
    color: theme.vars.palette.text.secondary,
  },
  '&:hover span': { textDecoration: 'underline' },
}));

interface EventListProps {
  list: ListOfEvents;
  /** In display order. */
  events: readonly ListedEvent[];
}

/** Paged list of events: rows of date, title and location. */
export function EventList({ list, events }: EventListProps) {
  const requestedPage = usePageNumber();
  const top = useRef<HTMLHeadingElement>(null);
  const totalPages = Math.max(1, Math.ceil(events.length / PUBLIC_PAGE_SIZE));
  const page = Math.min(requestedPage, totalPages);
  return (
    <>
      <h2 ref={top}>{t(list.heading)}</h2>
      {events.length === 0 && <EmptyMessage>{t(list.none)}</EmptyMessage>}
      <Rows>
        {events.slice((page - 1) * PUBLIC_PAGE_SIZE, page * PUBLIC_PAGE_SIZE).map((listed) => {
          const { event } = listed;
          const { dateTime, text } = list.when(listed);
          return (
            <li key={event._id}>
              <Row href={itemPagePath('/events', event)}>
                <time dateTime={dateTime}>{text}</time>
                <div>
                  <span lang={langOf(event, 'title')}>{event.title}</span>
                  <small lang={langOf(event, 'location')}>{event.location}</small>
                </div>
              </Row>
            </li>
          );
        })}
      </Rows>
      <Pager
        page={page}
        totalPages={totalPages}
        hrefOf={(to) => (to > 1 ? `${list.href}&page=${to}` : list.href)}
        onPage={() => top.current?.scrollIntoView({ block: 'start' })}
        label={t(list.pages)}
      />
    </>
  );
}
