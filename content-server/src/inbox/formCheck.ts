import { FORM_CHECK_HEADER, HONEYPOT_FIELD } from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';

/** Check value that a form of the site sends. */
interface FormCheck {
  /** True when the field was filled in that people leave empty. */
  isTrapped: boolean;
  /**
   * Text in that field without script, where browsers of text alone show it to people; ''
   * otherwise.
   */
  honeypotText: string;
  /** Time from the opening of the page, in ms; undefined without script. */
  elapsed?: number;
}

/** Who sends something, and from where. */
export interface Visitor {
  /** The network address. It is stored only as a hash. */
  address: string;
  /** Undefined for calls that no form of the site makes. */
  check?: FormCheck;
}

const checkOf = (header: string): FormCheck => ({
  elapsed: Number.parseInt(header, 10) || 0,
  isTrapped: header.includes(';filled'),
  honeypotText: '',
});

/** The sender of a call, by its header `X-Form-Check`. */
export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => {
  const header = headers[FORM_CHECK_HEADER];
  return { address: ip, check: typeof header === 'string' ? checkOf(header) : undefined };
};

/** The sender of a form that was posted without script. */
export const postingVisitor = ({
  ip,
  body,
}: FastifyRequest<{ Body: Record<string, string> }>): Visitor => {
  const honeypotText = body[HONEYPOT_FIELD] ?? '';
  return { address: ip, check: { isTrapped: honeypotText !== '', honeypotText } };
};
