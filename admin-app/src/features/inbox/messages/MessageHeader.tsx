import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Message } from '@charity-site/api-client/entities';
import { reasonText } from '../comments/commentTexts';
import { formatDateTime } from '../../../shared/site/time';

/** One line per value, so that small screens show the message without scrolling. */
const DescriptionList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  ...theme.typography.body2,
  '& > div': { display: 'contents' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Sender, subject, date and source of a message. */
export function MessageHeader({ message }: { message: Message }) {
  const { name, email, subject, createdAt, read, answeredAt, answeredBy, heldFor, source } =
    message;
  return (
    <DescriptionList>
      <DescriptionItem name="From">
        <bdi>{name}</bdi> (<bdi>{email}</bdi>)
      </DescriptionItem>
      <DescriptionItem name="Subject">
        <strong dir="auto">{subject}</strong>
      </DescriptionItem>
      <DescriptionItem name="Date">{formatDateTime(createdAt)}</DescriptionItem>
      <DescriptionItem name="Status">{read ? 'Read' : 'Unread'}</DescriptionItem>
      {answeredAt && (
        <DescriptionItem name="Answered">
          {formatDateTime(answeredAt)}
          {answeredBy && ', '}
          <bdi>{answeredBy}</bdi>
        </DescriptionItem>
      )}
      {heldFor && <DescriptionItem name="Held">{reasonText(heldFor)}</DescriptionItem>}
      <DescriptionItem name="Sent from">
        {source === 'get-involved' ? 'Get Involved page' : 'Contact Us page'}
      </DescriptionItem>
    </DescriptionList>
  );
}
