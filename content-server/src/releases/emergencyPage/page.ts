import {
  escapeHtml,
  historyText,
  partsInOrder,
  type Composition,
} from '@charity-site/api-client/entities';
import { detailsHtml, partHtml, type PartContext } from './part';
import { historyDetail } from './words';

export interface ReleasesView extends PartContext {
  composition: Composition;
  /** Errors of the site, one sentence each. */
  faults: readonly string[];
  /** The result of the last request. */
  news?: { kind: 'status' | 'alert'; text: string } | undefined;
}

/** An error, as HTML. */
export const alertHtml = (text: string) => `<p role="alert">${escapeHtml(text)}</p>`;

const historyHtml = ({ composition: { history }, when }: ReleasesView): string => {
  if (history.length === 0) return '';
  const entries = history.map((entry) => {
    const reason = entry.reason ? `<p>${escapeHtml(entry.reason)}</p>` : '';
    const details = escapeHtml(`${when(entry.at)}, by ${entry.by}`);
    return `<li><p>${escapeHtml(historyText(entry))}</p>${reason}<p class="soft">${details}</p></li>`;
  });
  return (
    `<section aria-labelledby="history"><h2 id="history">History</h2>` +
    `<ol class="history" aria-label="History">${entries.join('')}</ol>` +
    `${detailsHtml(history.map((entry) => historyDetail(entry, when)))}</section>`
  );
};

/** The content of the page for the signed-in administrator, as HTML. */
export const releasesHtml = (view: ReleasesView): string => {
  const { news, faults, composition } = view;
  const parts = partsInOrder(composition.parts).map((part) => partHtml(part, view));
  return [
    '<p class="lead">The website\'s software is updated in three parts. If something broke after an update, go back to the previous version and tell the team. Your content is not affected.</p>',
    news ? `<p role="${news.kind}">${escapeHtml(news.text)}</p>` : '',
    faults.length > 0 ? alertHtml(`The site has a problem now. ${faults.join(' ')}`) : '',
    '<section aria-labelledby="live"><h2 id="live">What is live</h2>',
    parts.length > 0
      ? `<div class="parts">${parts.join('')}</div>`
      : '<p>Nothing has been released yet.</p>',
    '</section>',
    historyHtml(view),
  ].join('');
};

/** The end of the page's header for a signed-in administrator, as HTML. */
export const SIGNED_IN_HTML =
  '<nav aria-label="Your account"><a href="/admin">Administrator area</a>' +
  '<form method="post" action="/releases/sign-out"><button type="submit">Log out</button></form></nav>';

/** The field for a code from an app, as HTML. */
const CODE_FIELD =
  '<p><label for="secondFactor">Code from your app</label><input id="secondFactor" name="secondFactor" inputmode="numeric" autocomplete="one-time-code" required></p>';

/**
 * The sign-in form, as HTML.
 * @param failed why the last attempt failed
 * @param needsCode true if it failed because of the code from an app
 */
export const signInHtml = (email = '', failed?: string, needsCode = false): string =>
  '<p class="lead">Please log in as in the administrator area. This page also works when that area does not.</p>' +
  (failed === undefined ? '' : alertHtml(failed)) +
  '<form class="sign-in" method="post" action="/releases/sign-in">' +
  `<p><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"></p>` +
  '<p><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required></p>' +
  (needsCode ? CODE_FIELD : '') +
  '<button type="submit">Log in</button></form>';
