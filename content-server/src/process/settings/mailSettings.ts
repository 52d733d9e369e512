/** Settings of the mail server; undefined: no mail is sent. */
export interface MailSettings {
  /** Address of the SMTP server, with user and password where it asks for them. */
  smtpUrl: string;
  /** The sender, such as `Lamp of Mercy <office@example.org>`. */
  from: string;
  /**
   * Interval of looking for mails to send, in ms; 2,000 by default. No setting of operators: tests
   * wait less.
   */
  interval?: number;
}

/**
 * An e-mail address without a name. No line break, comma or angle bracket passes, so it names one
 * recipient.
 */
const ADDRESS = String.raw`[^\s@<>",;:()\\]+@[^\s@<>",;:()\\]+`;

/** True if a text is the address of an SMTP server. */
export const isSmtpUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
};

/** True if a text is one e-mail address and nothing else. */
export const isMailAddress = (text: string): boolean => new RegExp(`^${ADDRESS}$`).test(text);

/**
 * The sender that a text names: an address, or a name, in quotes or not, with the address in angle
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

/** True if the server can send mail. Ask before `queueMail`. */
export const mailIsOn = ({ mail }: { mail?: MailSettings }): boolean => mail !== undefined;
