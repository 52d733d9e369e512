import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { commentsQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { TextSkeleton } from '@charity-site/ui-kit';
import { QueryView } from '../../components/list/QueryView';
import { formatDateTime } from '../../dates/format';
import { PlainList } from '../../components/PlainList';
import { TEXT_WIDTH } from '../../components/measure';
import { TitledSection } from '../../components/TitledSection';
import { CommentForm } from './CommentForm';

const NONE = 'No comments yet. Be the first to write one.';

const Frame = styled('section')({ maxWidth: TEXT_WIDTH, marginTop: 'clamp(2.5rem, 5vw, 4rem)' });

const List = styled(PlainList)(({ theme }) => ({
  margin: '0 0 40px',
  '& li': { padding: '18px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& strong': { display: 'block' },
  '& time': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& p': { margin: '8px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

interface CommentsProps {
  updateId: string;
  /** True if commenting on the update is closed. */
  areClosed: boolean;
}

/**
 * The comments on an update, oldest first, and the comment form or the note that comments are
 * closed.
 */
export function Comments({ updateId, areClosed }: CommentsProps) {
  return (
    <TitledSection as={Frame} heading={t('Comments')}>
      <QueryView
        query={useQuery(commentsQuery(updateId))}
        prefix
        skeleton={<TextSkeleton lines={6} />}
        failure="Failed to fetch comments."
        empty={areClosed ? 'No comments.' : NONE}
      >
        {(comments) => (
          <List>
            {comments.map(({ guestName, createdAt, commentText }, index) => (
              <li key={index}>
                <strong>
                  <bdi>{guestName}</bdi>
                </strong>
                <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                <p dir="auto">{commentText}</p>
              </li>
            ))}
          </List>
        )}
      </QueryView>
      {areClosed ? (
        <p>{t('Comments on this update are closed.')}</p>
      ) : (
        <CommentForm updateId={updateId} />
      )}
    </TitledSection>
  );
}
