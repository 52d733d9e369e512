import {
  escapeHtml,
  HONEYPOT_FIELD,
  HONEYPOT_LABEL,
  type PostedFormState,
  type VisitorFormField,
} from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguageOf, languageOf } from '../../http/urls/pageLanguage';
import { translatorFor, type Translator } from '../../content/language/translator';
import { pathOf } from '../../http/urls/paths';
import { staticPage } from '../../releases/emergencyPage/staticPage';
import type { PostedForm } from './postedForms';

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;

const optionHtml = (
  option: NonNullable<VisitorFormField['options']>[number],
  selected: string,
  t: Translator['t'],
): string => {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
  return `<option${attribute('value', value)}${value === selected ? ' selected' : ''}>${escapeHtml(t(label))}</option>`;
};

const fieldHtml = (
  { name, label, type = 'text', rows, options }: VisitorFormField,
  { values, errors }: PostedFormState,
  { t, tMessage }: Translator,
): string => {
  const error = errors[name] && tMessage(errors[name]);
  const errorId = error === undefined ? undefined : `${name}-error`;
  const attributes =
    ` id="${name}" name="${name}"` +
    attribute('aria-invalid', error && 'true') +
    attribute('aria-describedby', errorId);
  const value = values[name] ?? '';
  const field = rows
    ? // HTML drops one line break after the tag.
      `<textarea${attributes} rows="${rows}">\n${escapeHtml(value)}</textarea>`
    : options
      ? `<select${attributes}>${options.map((option) => optionHtml(option, value, t)).join('')}</select>`
      : `<input${attributes} type="${type}" value="${escapeHtml(value)}">`;
  return (
    `<p><label for="${name}">${escapeHtml(t(label))}</label>${field}` +
    `${error ? `<span class="error" id="${errorId}">${escapeHtml(error)}</span>` : ''}</p>`
  );
};

const formHtml = (
  form: PostedForm,
  path: string,
  state: PostedFormState,
  wording: Translator,
): string =>
  `<form method="post" action="${escapeHtml(path)}" novalidate><input type="hidden" name="form" value="${form.name}">` +
  form.fields.map((field) => fieldHtml(field, state, wording)).join('') +
  `<p hidden><label>${escapeHtml(wording.t(HONEYPOT_LABEL))} <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></p>` +
  `<p><button type="submit">${escapeHtml(wording.t(form.button))}</button></p></form>`;

/** The response to a rejected form: its page, with the typed values and the errors. */
interface FormAnswer {
  status: number;
  form: PostedForm;
  state: PostedFormState;
}

export type AnswerForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FormAnswer,
) => Promise<FastifyReply>;

/**
 * Answers a posted form with a static page: the outcome, each validation error, and the form with
 * the typed values. For when the real page cannot be rendered.
 */
export const plainAnswer =
  (app: FastifyInstance): AnswerForm =>
  async (request, reply, { status, form, state }) => {
    const wording = await translatorFor(app.database, languageOf(request));
    const { t, tMessage } = wording;
    const path = inLanguageOf(request, pathOf(request));
    const failure = `${t(form.failure)} ${tMessage(state.message)}`;
    const content =
      `<p role="alert">${escapeHtml(failure)}</p>${formHtml(form, path, state, wording)}` +
      `<p><a href="${escapeHtml(path)}">${escapeHtml(t('Back to the page'))}</a></p>`;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        staticPage(await app.organisation(), { title: t('This was not sent'), content, wording }),
      );
  };
