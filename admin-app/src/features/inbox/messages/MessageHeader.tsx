import type { Message } from '@charity-site/api-client/entities';
import { DescriptionItem, DescriptionList } from '../DescriptionList';
import { reasonText } from '../comments/commentTexts';
import { formatDateTime } from '../../../shared/site/time';

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
