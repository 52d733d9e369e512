import type { Message } from '@charity-site/api-client/entities';
import { Descriptions } from '../Descriptions';
import { reasonText } from '../comments/commentTexts';
import { formatDateTime } from '../../../shared/site/time';

/** Sender, subject, date and source of a message. */
export function MessageHeader({ message }: { message: Message }) {
  const { name, email, subject, createdAt, read, answeredAt, answeredBy, heldFor, source } =
    message;
  return (
    <Descriptions
      of={{
        From: (
          <>
            <bdi>{name}</bdi> (<bdi>{email}</bdi>)
          </>
        ),
        Subject: <strong dir="auto">{subject}</strong>,
        Date: formatDateTime(createdAt),
        Status: read ? 'Read' : 'Unread',
        Answered: answeredAt && (
          <>
            {formatDateTime(answeredAt)}
            {answeredBy && ', '}
            <bdi>{answeredBy}</bdi>
          </>
        ),
        Held: reasonText(heldFor),
        'Sent from': source === 'get-involved' ? 'Get Involved page' : 'Contact Us page',
      }}
    />
  );
}
