import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction';
import { hiddenRoute, NOTHING } from '../../http/openApi/hiddenRoute';
import type { InferType } from 'yup';
import { pageAt } from '../versions/pageAt';
import { pinnedVersionOf } from '../versions/versionCookies';
import { addCause } from './causes';
import { OTHER_ROUTE, POLICY } from './counts';
import { BATCH_BYTES } from './rules';
import { servedVersion } from './servedVersions';
import { fromReportingApi, policyReport, violationIn } from './cspViolation';
import { recordOnce, dayOf } from './visitors';

/** A report, and the page's version in the query of its URL (site/pages/contentSecurityPolicy). */
interface CspReportRoute {
  Querystring: { remote: string; version: string };
  Body: InferType<typeof policyReport>;
}

/** Path for CSP violation reports of browsers. */
export const POLICY_REPORTS = '/policy-reports';

const text = { type: 'string', default: '' };

/**
 * Browsers report CSP violations here. They are counted for the version of the page, by directive
 * and blocked origin. One visitor counts once for each version, directive and day.
 * @param hashVisitor identifies a visitor without the IP address
 */
export const policyRoutes = (
  app: FastifyInstance,
  hashVisitor: (ip: string, now: Date) => Promise<string>,
): void => {
  const options = {
    ...app.rateLimited('publicWrites', 'policy reports'),
    bodyLimit: BATCH_BYTES,
    ...hiddenRoute({
      audience: 'public',
      query: { remote: text, version: text },
      body: policyReport,
      answer: NOTHING,
      status: 204,
    }),
  };
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, parse);
  app.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    (request, text: string, done) =>
      void parse(request, text, (error, sent) => done(error, fromReportingApi(sent))),
  );

  const record = async (
    { ip, query: { remote, version } }: FastifyRequest<CspReportRoute>,
    report: Parameters<typeof violationIn>[0],
  ): Promise<void> => {
    const violation = violationIn(report);
    const served = violation && servedVersion(await app.registry(), remote, version);
    if (!violation || !served) return;
    const { directive, blocked, path } = violation;
    const now = new Date();
    const [kind, visitor] = [`${POLICY} ${directive}`, await hashVisitor(ip, now)];
    const route = pageAt(served.routes ?? [], path)?.page.path ?? OTHER_ROUTE;
    const cause = { kind: POLICY, message: `${directive} ${blocked}`, route, ms: 0 } as const;
    const isCounted = await inTransaction(app.database, async (transaction) => {
      const isNew = await recordOnce(transaction, {
        remote,
        version,
        kind,
        slot: dayOf(now),
        visitor,
        now,
      });
      if (isNew) await addCause(transaction, served, cause, now);
      return isNew;
    });
    if (isCounted) app.measure('site.visitor.reports', 1, { remote, version, kind: POLICY });
  };

  app.post<CspReportRoute>(POLICY_REPORTS, options, async (request, reply) => {
    const { 'csp-report': single, reports } = request.body;
    if (!pinnedVersionOf(app, request))
      for (const report of [single, ...reports]) await record(request, report);
    return reply.code(204).send();
  });
};
