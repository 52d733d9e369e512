import { shortened, type Message } from '@charity-site/api-client/entities';
import { longMoment } from '../site/time';

/** Longest quoted text, in characters: mail programs cut long addresses. */
const QUOTED_MAX = 1200;

const quoted = ({ name, createdAt, message }: Message): string => {
  const lines = shortened(message, QUOTED_MAX)
    .split('\n')
    .map((line) => `> ${line}`);
  return ['', '', `On ${longMoment(createdAt)}, ${name} wrote:`, ...lines].join('\r\n');
};

/**
 * A mailto link with recipient, reply subject and the quoted message (docs/product.md 5.10). Escaped, because a visitor's
 * address may contain characters that add recipients or text.
 */
export const replyAddress = (message: Message): string =>
  `mailto:${message.email.replace(/[?&#%,;]/g, encodeURIComponent)}` +
  `?subject=${encodeURIComponent(`Re: ${message.subject}`)}&body=${encodeURIComponent(quoted(message))}`;
