import { graphemes, mailtoLink, type Message } from '@charity-site/api-client/entities';
import { formatDateTime } from '../../../shared/site/time';

/** Longest link, in characters: Outlook, and browsers on Windows, do not open longer ones. */
const LINK_MAX = 2000;

/**
 * The longest part of a text, from its start to the end of a grapheme, that fits. One that is cut
 * ends with '…'.
 */
const fitting = (text: string, fits: (part: string) => boolean): string => {
  if (fits(text)) return text;
  // Every character takes at least one in the link.
  const ends = [...graphemes(text.slice(0, LINK_MAX))].map(({ index }) => index);
  const cut = (at: number) => `${text.slice(0, ends[at])}…`;
  let [fitted, tooLong] = [0, ends.length];
  while (tooLong - fitted > 1) {
    const middle = Math.floor((fitted + tooLong) / 2);
    if (fits(cut(middle))) fitted = middle;
    else tooLong = middle;
  }
  return cut(fitted);
};

const quoted = ({ name, createdAt }: Message, text: string): string => {
  const lines = text.split('\n').map((line) => `> ${line}`);
  return ['', '', `On ${formatDateTime(createdAt)}, ${name} wrote:`, ...lines].join('\r\n');
};

/**
 * A mailto link with recipient, reply subject and as much of the quoted message as fits.
 */
export const replyHref = (message: Message): string => {
  const to = mailtoLink(message.email);
  const link = (subject: string, body = '') =>
    `${to}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;
  const isShort = (address: string) => address.length <= LINK_MAX;
  const subject = fitting(`Re: ${message.subject}`, (part) => isShort(link(part)));
  const quoting = (text: string) => link(subject, quoted(message, text));
  return isShort(quoting('…'))
    ? quoting(fitting(message.message, (part) => isShort(quoting(part))))
    : link(subject);
};
