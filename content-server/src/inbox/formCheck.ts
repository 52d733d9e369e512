import { FORM_CHECK_HEADER, HONEYPOT_FIELD } from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';

/** Spam check of a form of the site. */
interface FormCheck {
  /** True if the field that people leave empty was filled in. */
  honeypotFilled: boolean;
  /**
   * Text in that field, for forms posted without script: text-only browsers show it to people; ''
   * otherwise.
   */
  honeypotText: string;
  /** Time from the opening of the page, in ms; undefined without script. */
  elapsed?: number;
}

/** The sender of a message or comment. */
export interface Visitor {
  /** IP address. Only its hash is stored. */
  ip: string;
  /** Undefined for requests that no form of the site sends. */
  check?: FormCheck;
}

const checkOf = (header: string): FormCheck => ({
  elapsed: Number.parseInt(header, 10) || 0,
  honeypotFilled: header.includes(';filled'),
  honeypotText: '',
});

/** The sender of a request, by its header `X-Form-Check`. */
export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => {
  const header = headers[FORM_CHECK_HEADER];
  return { ip, check: typeof header === 'string' ? checkOf(header) : undefined };
};

/** The sender of a form that was posted without script. */
export const postingVisitor = ({
  ip,
  body,
}: FastifyRequest<{ Body: Record<string, string> }>): Visitor => {
  const honeypotText = body[HONEYPOT_FIELD] ?? '';
  return { ip, check: { honeypotFilled: honeypotText !== '', honeypotText } };
};
