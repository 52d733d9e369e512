import { graphemes, mailtoLink, type Message } from '@charity-site/api-client/entities';
import { formatDateTime } from '../../../shared/site/time';

/** Maximum length of a link: Outlook, and browsers on Windows, do not open longer ones. */
const MAX_LINK_LENGTH = 2000;

/** The longest start of a text that fits, cut after a grapheme and then ending with '…'. */
const longestFitting = (text: string, fits: (part: string) => boolean): string => {
  if (fits(text)) return text;
  // Every character needs at least one in the link.
  const ends = [...graphemes(text.slice(0, MAX_LINK_LENGTH))].map(({ index }) => index);
  const cut = (at: number) => `${text.slice(0, ends[at])}…`;
  let [fitted, tooLong] = [0, ends.length];
  while (tooLong - fitted > 1) {
    const middle = Math.floor((fitted + tooLong) / 2);
    if (fits(cut(middle))) fitted = middle;
    else tooLong = middle;
  }
  return cut(fitted);
};

const quote = ({ name, createdAt }: Message, text: string): string => {
  const lines = text.split('\n').map((line) => `> ${line}`);
  return ['', '', `On ${formatDateTime(createdAt)}, ${name} wrote:`, ...lines].join('\r\n');
};

/** A mailto link with recipient, reply subject and as much of the quoted message as fits. */
export const replyHref = (message: Message): string => {
  const to = mailtoLink(message.email);
  const link = (subject: string, body = '') =>
    `${to}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;
  const isShortEnough = (href: string) => href.length <= MAX_LINK_LENGTH;
  const subject = longestFitting(`Re: ${message.subject}`, (part) => isShortEnough(link(part)));
  const linkQuoting = (text: string) => link(subject, quote(message, text));
  return isShortEnough(linkQuoting('…'))
    ? linkQuoting(longestFitting(message.message, (part) => isShortEnough(linkQuoting(part))))
    : link(subject);
};
