/** Settings of the mail server. Without them no mail is sent. */
export interface MailSettings {
  /** URL of the SMTP server, with user and password if it needs them. */
  smtpUrl: string;
  /** The sender, such as `Lamp of Mercy <office@example.org>`. */
  from: string;
  /**
   * Interval at which the outbox is polled, in ms; 2,000 by default. Not an operator's setting:
   * tests use a shorter one.
   */
  interval?: number;
}

/**
 * An email address without a name. It cannot contain a line break, comma or angle bracket, so it is
 * one recipient.
 */
const ADDRESS = String.raw`[^\s@<>",;:()\\]+@[^\s@<>",;:()\\]+`;

/** True if a text is the URL of an SMTP server. */
export const isSmtpUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
};

/** True if a text is exactly one email address. */
export const isMailAddress = (text: string): boolean => new RegExp(`^${ADDRESS}$`).test(text);

/**
 * Parses a sender: an email address, or a name (in quotes or not) with the address in angle
 * brackets.
 */
export const senderOf = (text: string): { name: string; address: string } | undefined => {
  if (isMailAddress(text)) return { name: '', address: text };
  const [, name = '', address] =
    new RegExp(String.raw`^([^\r\n<>]*)<(${ADDRESS})>$`).exec(text) ?? [];
  const unquoted = name
    .trim()
    .replace(/^"(.*)"$/, (_all, quoted: string) => quoted.replaceAll(/\\(.)/g, '$1'));
  return address ? { name: unquoted, address } : undefined;
};

/** True if the server can send mail. Check before `queueMail`. */
export const mailIsOn = ({ mail }: { mail?: MailSettings }): boolean => mail !== undefined;
