import {
  blockedText,
  causesText,
  escapeHtml,
  historyText,
  partsInOrder,
  partTitle,
  visitorsText,
  type Composition,
  type SitePart,
} from '@charity-site/api-client/entities';
import type { ReleaseRecord } from '@charity-site/registry/types';
import { REASON_MAX } from '../reason';
import { momentIn } from './moment';

/** Content of the page. */
export interface PlainReleases {
  composition: Composition;
  records: readonly ReleaseRecord[];
  /** Why the site does not work as released, one sentence each. */
  faults: readonly string[];
  timeZone: string;
  /** The outcome of the last request. */
  news?: { kind: 'status' | 'alert'; text: string };
}

const alertHtml = (text: string) => `<p role="alert">${escapeHtml(text)}</p>`;

const facts = (rows: readonly (readonly [name: string, value: string])[]) =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

const checkText = ({ verdict: checkResult }: SitePart): string => {
  if (!checkResult) return 'It was not checked.';
  return checkResult.objections.length > 0
    ? `Does not fit the site: ${checkResult.objections.join(' ')}`
    : 'Fits the site.';
};

const visitorFacts = ({ visitors, previous }: SitePart): [string, string][] => {
  const rows: [string, string | undefined][] = [
    ['Visitors', visitors && visitorsText(visitors)],
    ['Most frequent', visitors && causesText(visitors)],
    ['Blocked by browsers', visitors && blockedText(visitors)],
    ['Visitors of the previous version', previous?.visitors && visitorsText(previous.visitors)],
  ];
  return rows.flatMap(([name, text]) => (text ? [[name, text]] : []));
};

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** The field for the reason of a change. @param form distinguishes the forms of a part */
const reasonField = (form: string, { name }: SitePart): string => {
  const id = `why-${form}-${escapeHtml(name)}`;
  return `<p><label for="${id}">Why? (one line, shown in the history)</label><input id="${id}" name="reason" maxlength="${REASON_MAX}" autocomplete="off"></p>`;
};

const rollbackForm = ({ name, version }: SitePart, content: string) =>
  `<form method="post" action="/releases/rollback">${hidden('part', name)}${hidden('replaces', version)}${content}</form>`;

const previousHtml = (part: SitePart, timeZone: string): string => {
  const { previous, releasedAt, name } = part;
  if (!previous) return '<p>There is no previous version yet.</p>';
  const action =
    previous.releasedAt > releasedAt ? 'Return to the newer version' : 'Restore previous version';
  const button = `<button type="submit">${action}: ${escapeHtml(partTitle(name).title)}</button>`;
  return (
    rollbackForm(part, hidden('to', previous.version) + reasonField('previous', part) + button) +
    `<p>It was released on ${escapeHtml(momentIn(timeZone, previous.releasedAt))}.</p>`
  );
};

const canaryForm = (
  { name, version, canary }: SitePart,
  action: string,
  text: string,
  field = '',
) =>
  `<form method="post" action="/releases/canary">${hidden('part', name)}${hidden('replaces', version)}` +
  `${hidden('to', canary?.version ?? '')}${hidden('action', action)}${field}` +
  `<button type="submit">${text}: ${escapeHtml(partTitle(name).title)}</button></form>`;

const canaryHtml = (part: SitePart, timeZone: string): string => {
  const { canary } = part;
  if (!canary) return '';
  const text = `${canary.share}% of the visitors have seen a new version, ${canary.version}, since ${momentIn(timeZone, canary.since)}, by ${canary.by}.`;
  const visitors = canary.visitors ? `<p>${escapeHtml(visitorsText(canary.visitors))}</p>` : '';
  return `<p>${escapeHtml(text)}</p>${visitors}${canaryForm(part, 'promote', 'Give it to all visitors')}${canaryForm(part, 'end-canary', 'Take it back', reasonField('canary', part))}`;
};

const othersHtml = (part: SitePart, { records, timeZone }: PlainReleases): string => {
  const others = records.filter(
    ({ remote, release }) => remote === part.name && release.version !== part.version,
  );
  if (others.length === 0) return '';
  const id = `version-of-${escapeHtml(part.name)}`;
  const options = others.map(({ release: { version, releasedAt } }) => {
    const text = `${version}, released on ${momentIn(timeZone, releasedAt)}`;
    return `<option value="${escapeHtml(version)}">${escapeHtml(text)}</option>`;
  });
  const choice = `<p><label for="${id}">Version</label><select id="${id}" name="to">${options.join('')}</select></p>`;
  const button = `<button type="submit">Restore this version</button>`;
  return `<details><summary>Other versions</summary>${rollbackForm(part, choice + reasonField('other', part) + button)}</details>`;
};

/** Buttons that switch on again what is off. Switching off is for the administrator area. */
const switchesHtml = ({ name, off, contributions = [] }: SitePart): string => {
  const { title, within } = partTitle(name);
  const form = (content: string, text: string) =>
    `<form method="post" action="/releases/switch-on">${hidden('part', name)}${content}<button type="submit">Switch on: ${escapeHtml(text)}</button></form>`;
  return [
    ...(off ? ['<p>This part is switched off.</p>', form('', title)] : []),
    ...contributions
      .filter((one) => one.off)
      .map(({ key, label }) =>
        form(hidden('contribution', key), `${label}, which ${within} adds to other pages`),
      ),
  ].join('');
};

const partHtml = (part: SitePart, shown: PlainReleases): string => {
  const { title, about } = partTitle(part.name);
  const id = `part-${escapeHtml(part.name)}`;
  const since = `${momentIn(shown.timeZone, part.since)}${part.by ? `, by ${part.by}` : ''}`;
  return (
    `<article aria-labelledby="${id}"><h3 id="${id}">${escapeHtml(title)}</h3><p>${escapeHtml(about)}</p>` +
    facts([
      ['Live since', since],
      ['Version', part.version],
      ['Check', checkText(part)],
      ...visitorFacts(part),
    ]) +
    `${switchesHtml(part)}${canaryHtml(part, shown.timeZone)}${previousHtml(part, shown.timeZone)}${othersHtml(part, shown)}</article>`
  );
};

const historyHtml = ({ composition: { history }, timeZone }: PlainReleases): string => {
  if (history.length === 0) return '';
  const entries = history.map((entry) => {
    const { at, by, action, from, to, reason } = entry;
    const version = ['grant', 'off', 'on'].includes(action) ? '' : `: ${to}`;
    const replaced = from ? `, replacing ${from}` : '';
    const lines = [
      `${historyText(entry)}${version}${replaced}`,
      reason,
      `${momentIn(timeZone, at)}, by ${by}`,
    ];
    return `<li>${lines.flatMap((line) => (line ? [escapeHtml(line)] : [])).join('<br>')}</li>`;
  });
  return `<section aria-labelledby="history"><h2 id="history">History</h2><ol>${entries.join('')}</ol></section>`;
};

/** The content of the page for the signed-in administrator, as HTML. */
export const releasesHtml = (shown: PlainReleases): string => {
  const { news, faults, composition } = shown;
  const parts = partsInOrder(composition.parts).map((part) => partHtml(part, shown));
  return [
    '<p>If something broke after an update, go back to the previous version and tell the team. Your content is not affected.</p>',
    news ? `<p role="${news.kind}">${escapeHtml(news.text)}</p>` : '',
    faults.length > 0 ? alertHtml(`The site has a problem now. ${faults.join(' ')}`) : '',
    '<section aria-labelledby="live"><h2 id="live">What is live</h2>',
    parts.join('') || '<p>Nothing has been released yet.</p>',
    '</section>',
    historyHtml(shown),
    '<form method="post" action="/releases/sign-out"><button type="submit" class="quiet">Log out</button></form>',
  ].join('');
};

/** The sign-in form, as HTML. @param failed why the last attempt failed */
export const signInHtml = (email = '', failed?: string): string =>
  (failed === undefined ? '' : alertHtml(failed)) +
  '<p>Please log in as in the administrator area. This page also works when that area does not.</p>' +
  '<form method="post" action="/releases/sign-in">' +
  `<p><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"></p>` +
  '<p><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required></p>' +
  '<p><button type="submit">Log in</button></p></form>';

/** Additions to the look of server-made pages. */
export const RELEASES_STYLE = `
  h2 { margin: 2rem 0 1rem; color: var(--main); font-size: 1.375rem; line-height: 1.25; }
  h3 { margin: 0; font-size: 1.1875rem; }
  article { margin: 0 0 20px; padding: 20px 24px; border: 1px solid var(--edge); border-radius: 16px; background: var(--paper); }
  article > p { margin: 4px 0 12px; }
  dl { display: grid; gap: 10px; margin: 0 0 16px; } dt { color: var(--soft); font-size: 0.875rem; } dd { margin: 0; font-weight: 600; }
  ol { margin: 0; padding: 0; list-style: none; } li { padding: 12px 0; border-top: 1px solid var(--edge); }
  summary { min-height: 44px; padding: 10px 0; box-sizing: border-box; cursor: pointer; }
  select { box-sizing: border-box; width: 100%; min-height: 44px; padding: 10px 14px; border: 1px solid var(--line);
    border-radius: 10px; background: var(--paper); color: inherit; font: inherit; }
  [role="status"] { padding: 12px 18px; border: 1px solid var(--main); border-radius: 12px; background: var(--paper); }
  .quiet { margin-top: 24px; background: none; border: 1px solid var(--main); color: var(--main); }`;
