import { styled } from '@mui/material/styles';
import type { Message } from '@charity-site/api-client/entities';
import { longMoment } from '../site/time';

/** Names and values side by side, one line each: the message below begins in view on a phone too. */
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

/** Who wrote a message, about what, when and where. */
export function MessageHead({ message }: { message: Message }) {
  const facts = [
    ['From', `${message.name} (${message.email})`],
    ['Subject', <strong key="subject">{message.subject}</strong>],
    ['Date', longMoment(message.createdAt)],
    ['Status', message.read ? 'Read' : 'Unread'],
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
