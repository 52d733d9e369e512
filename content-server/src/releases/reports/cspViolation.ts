import { array, object, type InferType } from 'yup';
import { sentText } from '../../http/bodies/requestValidator';

/** The directives that are counted. */
const DIRECTIVES =
  /^(base-uri|form-action|(connect|font|frame|img|manifest|media|object|script|style|worker)-src)$/;

/** Blocked sources that are no origin. */
const OTHERS = ['blob', 'data', 'eval', 'inline'];

/** Maximum number of reports that are read of a browser's batch. */
const BATCH_MAX = 20;

/** Maximum length of an origin. */
const ORIGIN_MAX = 120;

const report = object({
  'effective-directive': sentText(),
  'violated-directive': sentText(),
  'blocked-uri': sentText(),
  'document-uri': sentText(),
});

/**
 * A browser's report of a violation (Content Security Policy Level 2), or several; a field of
 * another type counts as empty.
 */
export const policyReport = object({
  'csp-report': report,
  reports: array(report).default([]),
});

type PolicyReport = InferType<typeof report>;

/** A report of the Reporting API with the names of CSP's. */
export const fromReportingApi = (sent: unknown) => ({
  reports: [sent]
    .flat()
    .slice(0, BATCH_MAX)
    .map((one) => {
      const { body } = (one ?? {}) as { body?: Record<string, unknown> };
      return {
        'effective-directive': body?.effectiveDirective,
        'blocked-uri': body?.blockedURL,
        'document-uri': body?.documentURL,
      };
    }),
});

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
export const violationIn = (sent: PolicyReport) => {
  const [name = ''] = (sent['effective-directive'] || sent['violated-directive']).split(' ', 1);
  const directive = name.replace(/-(elem|attr)$/, '');
  const blocked = blockedIn(sent['blocked-uri']);
  const page = sent['document-uri'];
  if (!DIRECTIVES.test(directive) || !blocked || !URL.canParse(page)) return undefined;
  return { directive, blocked, path: new URL(page).pathname };
};
