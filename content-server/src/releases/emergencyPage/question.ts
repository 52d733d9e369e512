import { escapeHtml, partTitle, type SitePart } from '@charity-site/api-client/entities';
import { REASON_MAX } from '../rules';

/** A change of a part that the administrator can make, and the question before it. */
export interface Change {
  /** Distinguishes the changes of a part. */
  id: string;
  part: SitePart;
  /** Path of its form, below the page's. */
  action: 'rollback' | 'canary' | 'switch';
  /** Hidden fields of its form. */
  fields: Readonly<Record<string, string>>;
  /** The button that opens the question, and its subject. */
  button: string;
  about?: string;
  isPlain?: boolean;
  question: string;
  /** Consequence for visitors, and the way to undo it. */
  note: string;
  /** The button that confirms it. */
  confirm: string;
  /** True for changes whose reason is shown in the history. */
  hasReason?: boolean;
  /** Further fields, as HTML. */
  choice?: string;
}

const hidden = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const reasonField = (id: string) =>
  `<p><label for="why-${id}">Why? (one line, shown in the history)</label>` +
  `<input id="why-${id}" name="reason" maxlength="${REASON_MAX}" autocomplete="off"></p>`;

/**
 * The button of a change and its question, as HTML. The question is a popover, which opens without
 * script; a browser without popovers shows it in the page.
 * @param form identifies the page's forms, so that a second click does not count as another change
 */
export const changeHtml = (change: Change, form: string): string => {
  const { part, action, fields, button, question, note, confirm } = change;
  const id = escapeHtml(`${change.id}-${part.name}`);
  const name = `${button}: ${change.about ?? partTitle(part.name).title}`;
  const look = change.isPlain ? 'plain' : 'outlined';
  return (
    `<button type="button" class="${look}" popovertarget="ask-${id}" aria-label="${escapeHtml(name)}">${button}</button>` +
    `<div class="question" id="ask-${id}" popover tabindex="-1" autofocus role="alertdialog" ` +
    `aria-labelledby="question-${id}" aria-describedby="note-${id}">` +
    `<h4 id="question-${id}">${escapeHtml(question)}</h4>` +
    `<p class="soft" id="note-${id}">${escapeHtml(note)}</p>` +
    `<form method="post" action="/releases/${action}">` +
    Object.entries({ part: part.name, replaces: part.version, form, ...fields })
      .map(hidden)
      .join('') +
    (change.choice ?? '') +
    (change.hasReason ? reasonField(id) : '') +
    `<div class="buttons"><button type="button" class="plain" popovertarget="ask-${id}" popovertargetaction="hide">Cancel</button>` +
    `<button type="submit">${confirm}</button></div></form></div>`
  );
};
