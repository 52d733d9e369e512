import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import type { Message } from '@charity-site/api-client/entities';
import { reasonText } from '../comments/commentWords';
import { longMoment } from '../site/time';

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

/** Sender, subject, date and source of a message. */
export function MessageHead({ message }: { message: Message }) {
  const facts = [
    [
      'From',
      <Fragment key="from">
        <bdi>{message.name}</bdi> (<bdi>{message.email}</bdi>)
      </Fragment>,
    ],
    [
      'Subject',
      <strong key="subject" dir="auto">
        {message.subject}
      </strong>,
    ],
    ['Date', longMoment(message.createdAt)],
    ['Status', message.read ? 'Read' : 'Unread'],
    ...(message.answeredAt
      ? [
          [
            'Answered',
            <Fragment key="answered">
              {longMoment(message.answeredAt)}
              {message.answeredBy && ', '}
              <bdi>{message.answeredBy}</bdi>
            </Fragment>,
          ] as const,
        ]
      : []),
    ...(message.heldFor ? [['Held', reasonText(message.heldFor)] as const] : []),
    ['Sent from', message.source === 'get-involved' ? 'Get Involved page' : 'Contact Us page'],
  ] as const;
  return (
    <Head>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Head>
  );
}
