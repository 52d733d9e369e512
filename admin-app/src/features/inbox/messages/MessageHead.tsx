import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Message } from '@charity-site/api-client/entities';
import { reasonText } from '../comments/commentWords';
import { formatDateTime } from '../../../shared/site/time';

/** One line per value, so that the message is visible without scrolling on a phone. */
const Head = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  ...theme.typography.body2,
  '& > div': { display: 'contents' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Sender, subject, date and source of a message. */
export function MessageHead({ message }: { message: Message }) {
  const { name, email, subject, createdAt, read, answeredAt, answeredBy, heldFor, source } =
    message;
  return (
    <Head>
      <Fact name="From">
        <bdi>{name}</bdi> (<bdi>{email}</bdi>)
      </Fact>
      <Fact name="Subject">
        <strong dir="auto">{subject}</strong>
      </Fact>
      <Fact name="Date">{formatDateTime(createdAt)}</Fact>
      <Fact name="Status">{read ? 'Read' : 'Unread'}</Fact>
      {answeredAt && (
        <Fact name="Answered">
          {formatDateTime(answeredAt)}
          {answeredBy && ', '}
          <bdi>{answeredBy}</bdi>
        </Fact>
      )}
      {heldFor && <Fact name="Held">{reasonText(heldFor)}</Fact>}
      <Fact name="Sent from">
        {source === 'get-involved' ? 'Get Involved page' : 'Contact Us page'}
      </Fact>
    </Head>
  );
}
