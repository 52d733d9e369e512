import {
  escapeHtml,
  localizedPath,
  PUBLIC_PAGES,
  type OtherLanguage,
} from '@charity-site/api-client/entities';
import { readableText } from '../../content/language/placeholders';
import type { ReviewedText } from '../../content/translations/textReviews';

/** Maximum length of a text, in characters. */
export const TEXT_MAX = 1000;

/** Each answer loads the next page, which therefore does not fade. */
export const REVIEW_STYLE = `@view-transition{navigation:none}
main p,main nav{margin:0 0 12px}
main small{font-size:.9375rem}
main [lang]{white-space:pre-line}
main p[lang]{font-size:1.1875rem;font-weight:600}
main form{display:grid;gap:10px;justify-items:start}
main summary{width:fit-content;min-height:44px;padding-block:10px;color:var(--kit-palette-primary-main);font-weight:600;cursor:pointer;box-sizing:border-box}
main progress{display:block;width:100%;height:12px;accent-color:var(--kit-palette-primary-main)}
main nav{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;margin-top:20px;padding-top:8px;border-top:1px solid var(--kit-palette-kit-line)}
main nav a{padding-block:10px}`;

/** A rejected answer. */
export interface RejectedAnswer {
  typed: string;
  mistake: string;
}

/** A text, as one reviewer sees it. */
interface ReviewView {
  language: { code: OtherLanguage; name: string };
  reviewer: string;
  /** Path and query of the page with the reviewer's link. */
  href: string;
  texts: readonly ReviewedText[];
  /** Index of the text. */
  index: number;
  /** Path of the page with the text; undefined if several have it. */
  place: string | undefined;
  rejected?: RejectedAnswer | undefined;
}

const answerOf = ({ answers }: ReviewedText, name: string) =>
  answers.find(({ reviewer }) => reviewer === name);

/** True if a reviewer should still look at a text. */
export const isOpen = (text: ReviewedText, reviewer: string): boolean =>
  !text.isConfirmed && !answerOf(text, reviewer);

/** Path and query of the page with a text. @param index undefined for the first open one */
export const reviewHref = (token: string, index?: number): string =>
  `/text-review?link=${token}${index === undefined ? '' : `&text=${index + 1}`}`;

const placeHtml = (place: string | undefined, language: OtherLanguage): string => {
  const page = PUBLIC_PAGES.find(({ path }) => path === place);
  const where = page
    ? `<a href="${localizedPath(language, page.path)}" target="_blank" rel="noreferrer">${escapeHtml(page.title)}</a>`
    : 'several pages';
  return `<p><small>Where: ${where}</small></p>`;
};

const progressHtml = ({ texts, reviewer }: ReviewView): string => {
  const done = texts.filter((text) => !isOpen(text, reviewer)).length;
  if (done === texts.length)
    return `<p role="status">All ${done} texts have an answer. Thank you, ${escapeHtml(reviewer)}!</p>`;
  return `<p><label for="progress">${done} of ${texts.length} done</label><progress id="progress" max="${texts.length}" value="${done}"></progress></p>`;
};

/** A text with the forms of a reviewer, as HTML. */
export const reviewHtml = (view: ReviewView): string => {
  const { language, reviewer, href, texts, index, place, rejected } = view;
  const text = texts[index];
  if (!text) return '';
  const { english, present, isConfirmed } = text;
  const own = answerOf(text, reviewer);
  const shown = readableText(present);
  const isBetter = own !== undefined && own.text !== present;
  const better = rejected?.typed ?? readableText(own?.text ?? present);
  // The address of a mistake, so that it is in view.
  const form = (fields: string) =>
    `<form method="post" action="${href}#mistake"><input type="hidden" name="english" value="${escapeHtml(english)}">${fields}</form>`;
  const link = (to: number, label: string) =>
    texts[to] ? `<a href="${href}&amp;text=${to + 1}">${label}</a>` : '';
  const mistake = rejected
    ? `<p class="error" id="mistake" role="alert">Not saved. ${escapeHtml(rejected.mistake)}</p>`
    : '';
  const invalid = rejected ? ' aria-invalid="true" aria-describedby="mistake"' : '';
  const isFirst = !texts.some((one) => answerOf(one, reviewer));
  const hint = shown === present ? '' : ' (line 1 for one, line 2 for several; # is the number)';
  return (
    (isFirst
      ? `<p>Is this good ${language.name}? Press “Right”, or write a better text. Each answer is saved at once, and the link opens the next text, today or on another day.</p>`
      : '') +
    progressHtml(view) +
    `<p>${escapeHtml(english)}</p><p lang="${language.code}">${escapeHtml(shown)}</p>` +
    placeHtml(place, language.code) +
    (own && !isBetter ? '<p>You: Right</p>' : '') +
    (!own && isConfirmed ? '<p>Confirmed</p>' : '') +
    form(`<textarea name="text" hidden>\n${escapeHtml(shown)}</textarea><button>Right</button>`) +
    `<details${rejected || isBetter ? ' open' : ''}><summary>Better: …</summary>` +
    form(
      mistake +
        `<label for="text">Better ${language.name}${hint}</label>` +
        // A line break after the tag is not part of the value.
        `<textarea id="text" name="text" lang="${language.code}" rows="3" maxlength="${TEXT_MAX}"${invalid}>\n${escapeHtml(better)}</textarea>` +
        '<button>Save</button>',
    ) +
    `</details><nav aria-label="Texts">${link(index - 1, 'Previous')}<span>Text ${index + 1} of ${texts.length}</span>${link(index + 1, 'Next')}</nav>`
  );
};
