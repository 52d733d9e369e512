import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import type { ReviewSummary } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import { Panel } from '@charity-site/ui-kit';
import { screenOf } from '../../shared/adminAreas';
import { PlainList } from '../../shared/layout/PlainList';
import { TALL_LINK } from '../../shared/layout/StandaloneLink';
import { useAddActions } from '../../shared/lists/useAddActions';
import { useCan, useRole } from '../../shared/session/useRole';
import { longDate, formatDateTime } from '../../shared/site/time';

/** Number of actions with a button: the weekly ones. */
const BUTTON_COUNT = 2;

/** Styles of a link with a touch target of 44 px that does not enlarge its row. */
const linkStyles = { ...TALL_LINK, my: -1.375, fontWeight: 650 };

const reviewText = ({ title, by, sentBackBy }: ReviewSummary, canReview: boolean): string => {
  if (sentBackBy) return `Sent back by ${sentBackBy}: ${title}`;
  return canReview ? `To review: ${title}, from ${by}` : `Waiting for review: ${title}`;
};

/**
 * Changes to review, unread messages, held comments, the next event, the last news, and large
 * action buttons.
 */
export function AttentionPanel() {
  const { data } = useQuery(dashboardQuery());
  const role = useRole();
  const canAnswer = useCan('answerVisitors');
  const addActions = useAddActions(role).slice(0, BUTTON_COUNT);
  const unread = data?.unreadMessages ?? 0;
  const waiting = data?.waitingComments ?? 0;
  const canReview = useCan('editContent');
  const next = data?.upcomingEvents[0];
  const newest = data?.newestUpdate;
  return (
    <Panel heading="Needs your attention">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
          alignItems: 'center',
        }}
      >
        <PlainList sx={{ minHeight: 132 }}>
          {data && (
            <>
              {canAnswer && (
                <AttentionRow>
                  {unread > 0 ? (
                    <Link href="/admin/messages?read=false" sx={linkStyles}>
                      {unread === 1 ? '1 unread message' : `${unread} unread messages`}
                    </Link>
                  ) : (
                    'All messages are read.'
                  )}
                </AttentionRow>
              )}
              {canAnswer && waiting > 0 && (
                <AttentionRow>
                  <Link href="/admin/comments?category=waiting" sx={linkStyles}>
                    {waiting === 1 ? '1 held comment' : `${waiting} held comments`}
                  </Link>
                </AttentionRow>
              )}
              {data.reviews?.map((review) => (
                <AttentionRow key={review.item}>
                  <Link href={`${screenOf(review.list)}?edit=${review.item}`} sx={linkStyles}>
                    {reviewText(review, canReview)}
                  </Link>
                </AttentionRow>
              ))}
              <AttentionRow>
                {next ? (
                  <>
                    Next event: <Link href="/admin/events">{next.title}</Link>,{' '}
                    {formatDateTime(next.date)}
                  </>
                ) : (
                  'No upcoming event.'
                )}
              </AttentionRow>
              <AttentionRow>
                {newest ? (
                  <>
                    Last news: <Link href="/admin/updates">{newest.title}</Link>,{' '}
                    {longDate(newest.date)}
                  </>
                ) : (
                  'No news yet.'
                )}
              </AttentionRow>
            </>
          )}
        </PlainList>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', flexDirection: { md: 'column' }, gap: 1.5 }}>
          {addActions.map(({ label, onSelect }, index) => (
            <Button
              key={label}
              variant={index === 0 ? 'contained' : 'outlined'}
              size="large"
              onClick={onSelect}
            >
              {label}
            </Button>
          ))}
        </Box>
      </Box>
    </Panel>
  );
}

function AttentionRow({ children }: { children: ReactNode }) {
  return (
    <Box component="li" sx={{ minHeight: 44, py: 1, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
