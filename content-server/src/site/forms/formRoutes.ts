import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { object } from 'yup';
import { SENT, SENT_WAITING, HONEYPOT_FIELD } from '@charity-site/api-client/entities';
import type { Config } from '../../process/settings/config';
import { revisions } from '../../db/revisions';
import { HttpError } from '../../http/httpError';
import { hiddenRoute, NOTHING } from '../../http/openApi/hiddenRoute';
import { requestValidator, sentText } from '../../http/bodies/requestValidator';
import { startErrorAnswer } from '../../http/plugins/errors';
import { postingVisitor } from '../../inbox/formCheck';
import { inLanguageOf } from '../../http/urls/pageLanguage';
import { pathOf } from '../../http/urls/paths';
import { isSameOrigin } from '../../http/headers/request';
import type { AnswerForm } from './plainAnswer';
import { postedForms, type PostedForm } from './postedForms';

/** Largest posted form in bytes: 5,000 characters of a message take up to 12 bytes each. */
const FORM_BODY_MAX = 128 * 1024;

/** The fields of a posted form. Browsers send line breaks as CR LF, the JSON calls get LF. */
const textsOf = ({ fields }: PostedForm) => {
  const text = sentText().transform((sent: string) => sent.replaceAll('\r\n', '\n'));
  return object(
    Object.fromEntries([...fields, { name: HONEYPOT_FIELD }].map(({ name }) => [name, text])),
  );
};

interface Options extends Pick<Config, 'siteUrl' | 'site'> {
  tokenSecret: string;
  /** Sends the response to a rejected form. */
  answer: AnswerForm;
}

const formRoute = (
  scope: FastifyInstance,
  form: PostedForm,
  { siteUrl, answer }: Options,
): void => {
  const texts = textsOf(form);
  scope.post<{ Params: Record<string, string>; Body: Record<string, string> }>(
    form.path,
    {
      bodyLimit: FORM_BODY_MAX,
      errorHandler: (error: FastifyError | HttpError, request, reply) => {
        const { status, message, errors = {} } = startErrorAnswer(error, request, reply);
        const sent = requestValidator(texts)(request.body);
        const { [HONEYPOT_FIELD]: _trap, ...values } =
          'value' in sent ? sent.value : texts.getDefault();
        answer(request, reply, { status, form, state: { values, errors, message } }).catch(
          (failure: unknown) => reply.send(failure),
        );
      },
      ...hiddenRoute({
        audience: 'public',
        params: form.params,
        body: texts,
        answer: NOTHING,
        status: 303,
      }),
    },
    async (request, reply) => {
      if (!isSameOrigin(request, { siteUrl }))
        throw new HttpError(403, 'It was sent from another website. Please press the button here.');
      // Refused at once while the database does not answer, as other writes are (app/api).
      await revisions(scope.database);
      // Counted after the body is read, because the error page contains the typed values.
      await scope.countCall('publicWrites', request);
      const { body: posted, params } = request;
      const row = await form.add(scope.database, {
        posted,
        params,
        visitor: postingVisitor(request),
      });
      const sent = row.status === undefined || row.status === 'visible' ? form.name : SENT_WAITING;
      const next = form.outcome?.(row) ?? `${pathOf(request)}?${SENT}=${sent}#${form.name}`;
      return reply.header('cache-control', 'no-store').redirect(inLanguageOf(request, next), 303);
    },
  );
};

/**
 * The forms of the public pages for browsers without script, and before hydration: each posts to
 * its own page. A valid form redirects to its page (303). An invalid one gets the page with the
 * errors and the typed values.
 */
export const formRoutes = plugin(
  async (scope: FastifyInstance, options: Options) => {
    await scope.register(formBody);
    for (const form of postedForms({ ...options, timeZone: options.site.timeZone }))
      formRoute(scope, form, options);
  },
  { name: 'forms', encapsulate: true },
);
