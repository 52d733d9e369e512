import { object, type InferType } from 'yup';
import { sentText } from '../../http/bodies/requestValidator';

/** The directives that are counted. */
const DIRECTIVES =
  /^(base-uri|form-action|(connect|font|frame|img|manifest|media|object|script|style|worker)-src)$/;

/** Blocked sources that are no origin. */
const OTHERS = ['blob', 'data', 'eval', 'inline'];

/** Maximum length of an origin. */
const ORIGIN_MAX = 120;

/**
 * A browser's report of a violation (Content Security Policy Level 2); a field of another type
 * counts as empty.
 */
export const policyReport = object({
  'csp-report': object({
    'effective-directive': sentText(),
    'violated-directive': sentText(),
    'blocked-uri': sentText(),
    'document-uri': sentText(),
  }),
});

export type PolicyReport = InferType<typeof policyReport>;

const blockedIn = (text: string): string | undefined => {
  if (OTHERS.includes(text)) return text;
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, host } = new URL(text);
  const named = /^wss?:$/.test(protocol) ? `${protocol}//${host}` : origin;
  // Other protocols belong to browser extensions.
  return /^(https?|wss?):$/.test(protocol) && named.length <= ORIGIN_MAX ? named : undefined;
};

/**
 * The directive, the blocked origin or keyword (never a URL) and the page's path of a reported
 * violation; undefined for an invalid report or another site's CSP.
 */
export const violationIn = ({ 'csp-report': report }: PolicyReport) => {
  const [name = ''] = (report['effective-directive'] || report['violated-directive']).split(' ', 1);
  const directive = name.replace(/-(elem|attr)$/, '');
  const blocked = blockedIn(report['blocked-uri']);
  const page = report['document-uri'];
  if (!DIRECTIVES.test(directive) || !blocked || !URL.canParse(page)) return undefined;
  return { directive, blocked, path: new URL(page).pathname };
};
