import {
  localizedPath,
  escapeHtml,
  INTERFACE_TEXT_MAX,
  LANGUAGES,
  MAX,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import { pluralOf, type InterfaceText } from '../../content/language/interfaceTexts';
import type { TextPlace } from './textPlaces';

/** Texts on one page: few enough to load on a thin network. */
const PAGE_SIZE = 15;

/** After each answer the page loads again, without fading. */
export const REVIEW_STYLE = `@view-transition{navigation:none}
.review ol{list-style:none;margin:0;padding:0}
.review li{padding:20px 0;border-top:1px solid var(--kit-palette-kit-line);scroll-margin-top:76px}
.review .progress{position:sticky;top:0;padding-block:8px;background:var(--kit-palette-background-default)}
.review li:target{border-top:3px solid var(--kit-palette-primary-main)}
.review p{margin:0 0 8px}
.review small{font-size:.9375rem}
.review .text{font-size:1.1875rem;font-weight:600}
.review form{display:grid;gap:10px;margin-top:12px}
.review summary{width:fit-content;min-height:44px;padding-block:8px;color:var(--kit-palette-primary-main);font-weight:600;cursor:pointer;box-sizing:border-box}
.review button{justify-self:start}
.review progress{display:block;width:100%;height:12px;accent-color:var(--kit-palette-primary-main)}
.review nav{display:flex;flex-wrap:wrap;gap:8px 24px;padding-top:20px;border-top:1px solid var(--kit-palette-kit-line)}
.review nav a{padding-block:10px}`;

/** A reviewer's own verdict on a text. */
interface OwnVerdict {
  verdict: string;
  text: string;
}

/** A text as a reviewer sees it. */
export interface ShownText extends InterfaceText {
  place: TextPlace | undefined;
  /** Undefined while the reviewer has not answered. */
  own: OwnVerdict | undefined;
  /** True if a speaker has confirmed it. */
  isConfirmed: boolean;
}

/** A rejected form. */
export interface RejectedVerdict {
  id: string;
  message: string;
  better: string;
  betterOther: string;
}

export interface ReviewView {
  language: LanguageCode;
  /** Path and query of the page with the reviewer's link. */
  href: string;
  reviewer: string;
  texts: readonly ShownText[];
  /** The first page is 1. */
  page: number;
  rejected?: RejectedVerdict | undefined;
}

/** True if the reviewer should still look at a text. */
export const isOpen = ({ own, isConfirmed }: ShownText): boolean => !own && !isConfirmed;

/** The page with the text at an index. */
export const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

const languageName = (language: LanguageCode): string =>
  LANGUAGES.find(({ code }) => code === language)?.name ?? language;

const placeHtml = ({ place }: ShownText, language: LanguageCode): string => {
  if (!place) return '';
  const { title, path } = place;
  const where =
    path === undefined
      ? escapeHtml(title)
      : `<a href="${escapeHtml(localizedPath(language, path))}" target="_blank" rel="noreferrer">${escapeHtml(title)}</a>`;
  return `<p><small>Where: ${where}</small></p>`;
};

const fieldHtml = (
  { name, label, value, id }: { name: string; label: string; value: string; id: string },
  language: LanguageCode,
  message: string | undefined,
): string => {
  const mistake =
    message === undefined ? '' : ` aria-invalid="true" aria-describedby="error-${id}"`;
  return (
    `<div><label for="${name}-${id}">${escapeHtml(label)}</label>` +
    `<textarea id="${name}-${id}" name="${name}" lang="${language}" rows="3" maxlength="${INTERFACE_TEXT_MAX}"${mistake}>` +
    // A line break after the tag is not part of the value.
    `\n${escapeHtml(value)}</textarea></div>`
  );
};

/** The fields of a better text: one, or one for each form of a plural. */
const fieldsHtml = (
  text: ShownText,
  language: LanguageCode,
  rejected: RejectedVerdict | undefined,
): string => {
  const stored = text.own?.text || text.present;
  const name = languageName(language);
  const plural = pluralOf(stored);
  const field = (key: 'better' | 'betterOther', label: string, value: string) =>
    fieldHtml(
      { name: key, label, value: rejected ? rejected[key] : value, id: text.id },
      language,
      rejected?.message,
    );
  if (!plural) return field('better', `Better ${name}`, stored);
  return (
    '<p><small># is the number. Please keep it.</small></p>' +
    field('better', `Better ${name}, for one`, plural.one) +
    field('betterOther', `Better ${name}, for several`, plural.other)
  );
};

const presentHtml = (present: string): string => {
  const plural = pluralOf(present);
  if (!plural) return escapeHtml(present);
  return [plural.one, plural.other]
    .map((form) => escapeHtml(`${plural.before}${form}${plural.after}`))
    .join('<br>');
};

const formHtml = (text: ShownText, { language, href, page, rejected }: ReviewView): string => {
  const { id, present, own } = text;
  const mistaken = rejected?.id === id ? rejected : undefined;
  const error = mistaken
    ? `<p class="error" id="error-${id}" role="alert">Not saved. ${escapeHtml(mistaken.message)}</p>`
    : '';
  const isBetterOpen = mistaken !== undefined || own?.verdict === 'better';
  return (
    `<form method="post" action="${escapeHtml(`${href}&page=${page}#${id}`)}">` +
    `<input type="hidden" name="text" value="${id}"><input type="hidden" name="present" value="${escapeHtml(present)}">` +
    `<button name="verdict" value="right">Right</button>` +
    `<details${isBetterOpen ? ' open' : ''}><summary>Better: …</summary>` +
    `${fieldsHtml(text, language, mistaken)}${error}` +
    `<p><button name="verdict" value="better">Save</button></p></details></form>`
  );
};

const answerHtml = ({ own, isConfirmed }: ShownText, language: LanguageCode): string => {
  if (own?.verdict === 'right') return '<p><strong>You: Right</strong></p>';
  if (own)
    return `<p><strong>You: Better:</strong> <span lang="${language}">${presentHtml(own.text)}</span></p>`;
  return isConfirmed ? '<p><strong>Confirmed</strong></p>' : '';
};

const itemHtml = (text: ShownText, view: ReviewView): string => {
  const { language, rejected } = view;
  const form = formHtml(text, view);
  const isAnswered = !isOpen(text) && rejected?.id !== text.id;
  return (
    `<li id="${text.id}"><p>${escapeHtml(text.english)}</p>` +
    `<p class="text" lang="${language}">${presentHtml(text.present)}</p>` +
    placeHtml(text, language) +
    answerHtml(text, language) +
    (isAnswered ? `<details><summary>Change</summary>${form}</details>` : form) +
    '</li>'
  );
};

const pagerHtml = ({ href, page, texts }: ReviewView): string => {
  const pages = pageOf(texts.length - 1);
  const link = (to: number, label: string) =>
    `<a href="${escapeHtml(`${href}&page=${to}`)}">${label}</a>`;
  return (
    '<nav aria-label="Pages">' +
    (page > 1 ? link(page - 1, 'Previous') : '') +
    `<span>Page ${page} of ${pages}</span>` +
    (page < pages ? link(page + 1, 'Next') : '') +
    '</nav>'
  );
};

/** The texts of one page, as HTML. */
export const reviewHtml = (view: ReviewView): string => {
  const { texts, page, reviewer } = view;
  const done = texts.filter((text) => !isOpen(text)).length;
  const shown = texts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const progress =
    done === texts.length
      ? `<p role="status">All ${texts.length} texts have an answer. Thank you, ${escapeHtml(reviewer)}!</p>`
      : `<p class="progress"><label for="progress">${done} of ${texts.length} done</label><progress id="progress" max="${texts.length}" value="${done}"></progress></p>`;
  return (
    `<div class="review"><p>Press “Right” if the second text is good ${escapeHtml(languageName(view.language))}. If you know a better one, write it and press “Save”. ` +
    'Each answer is saved at once. You can stop at any time and go on later with the same link.</p>' +
    `${progress}<ol>${shown.map((text) => itemHtml(text, view)).join('')}</ol>${pagerHtml(view)}</div>`
  );
};

/** The form that asks for the reviewer's name, as HTML. @param mistake about the last input */
export const nameHtml = (
  { language, href }: Pick<ReviewView, 'language' | 'href'>,
  mistake?: string,
): string => {
  const name = escapeHtml(languageName(language));
  const invalid = mistake === undefined ? '' : ' aria-invalid="true" aria-describedby="error-name"';
  return (
    `<div class="review"><p>Some texts of this website were translated into ${name} by people who do not speak it every day. ` +
    `Please tell us which are right, and write better ones. No account is needed.</p>` +
    `<form method="post" action="${escapeHtml(href)}"><div><label for="name">Your name</label>` +
    `<input id="name" name="name" autocomplete="name" maxlength="${MAX.name}" required${invalid}></div>` +
    (mistake === undefined ? '' : `<p class="error" id="error-name">${escapeHtml(mistake)}</p>`) +
    '<button type="submit">Start</button></form></div>'
  );
};
