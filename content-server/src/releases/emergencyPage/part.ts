import {
  blockedText,
  causeDetails,
  causesText,
  escapeHtml,
  partTitle,
  visitorsText,
  type SitePart,
} from '@charity-site/api-client/entities';
import type { ReleaseRecord } from '@charity-site/registry/types';
import {
  canaryChanges,
  restorePrevious,
  restoreOther,
  switchContribution,
  switchPart,
} from './changes';
import { changeHtml, type Change } from './question';
import {
  canBeClosed,
  checkText,
  contributionText,
  refusedText,
  renderingText,
  sizeText,
  stateOf,
  type FormatInstant,
} from './words';

/** Context of the texts and forms of a part. */
export interface PartContext {
  records: readonly ReleaseRecord[];
  when: FormatInstant;
  /** Identifies the page's forms. */
  form: string;
}

const paragraph = (text: string, look = '') =>
  `<p${look ? ` class="${look}"` : ''}>${escapeHtml(text)}</p>`;

/** Versions, sizes and messages for developers, collapsed by default. */
export const detailsHtml = (
  lines: readonly (string | undefined)[],
  title = 'Technical details',
): string => {
  const items = lines.flatMap((line) => (line ? [`<li>${escapeHtml(line)}</li>`] : []));
  return `<details><summary>${title}</summary><ul>${items.join('')}</ul></details>`;
};

const factsHtml = (part: SitePart, when: FormatInstant): string => {
  const { since, by, visitors, previous } = part;
  const facts: [name: string, value: string | undefined][] = [
    ['Live since', `${when(since)}${by ? `, by ${by}` : ''}`],
    ['Visitors', visitors ? visitorsText(visitors) : 'Visitor counts are unavailable.'],
    ['Most frequent problems', visitors && causesText(visitors)],
    ['Blocked by browsers', visitors && blockedText(visitors)],
    ['Visitors of the previous version', previous?.visitors && visitorsText(previous.visitors)],
    ['Slow pages', renderingText(part, when)],
    ['Check before it went live', checkText(part)],
  ];
  const rows = facts.flatMap(([name, value]) =>
    value ? [`<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`] : [],
  );
  return `<dl>${rows.join('')}</dl>`;
};

/** Why the last check rejected a newer version, with the browser's screenshot and messages. */
const refusedHtml = ({ refused, name }: SitePart, when: FormatInstant): string => {
  if (!refused) return '';
  const { objections, smoke } = refused;
  const failure = smoke?.outcome === 'failed' ? [smoke.note ?? 'No reason was given.'] : [];
  const page = smoke?.failedPage;
  const figure = page?.screenshot
    ? `<figure><img src="/releases/screenshots/${escapeHtml(page.screenshot)}" alt="${escapeHtml(`The page ${page.path} during the check`)}">` +
      `<figcaption>${escapeHtml(`What the browser showed at ${page.path}, ${page.width} pixels wide`)}</figcaption></figure>`
    : '';
  const messages = page?.console.length ? detailsHtml(page.console, 'Browser messages') : '';
  const label = escapeHtml(`Refused version: ${partTitle(name).title}`);
  return (
    `<section class="notice" aria-label="${label}">${paragraph(refusedText(refused, when))}` +
    [...objections, ...failure].map((cause) => paragraph(cause, 'soft')).join('') +
    `${figure}${messages}</section>`
  );
};

const buttons = (changes: readonly (Change | undefined)[], form: string): string => {
  const html = changes.flatMap((change) => (change ? [changeHtml(change, form)] : []));
  return html.length > 0 ? `<div class="buttons">${html.join('')}</div>` : '';
};

const canaryHtml = (part: SitePart, { when, form }: PartContext): string => {
  const { canary } = part;
  if (!canary) return '';
  const text = `${canary.share}% of the visitors have seen a new version since ${when(canary.since)}, by ${canary.by}.`;
  return (
    `<div class="notice" role="group" aria-label="New version">${paragraph(text)}` +
    (canary.visitors ? paragraph(visitorsText(canary.visitors), 'soft') : '') +
    `${buttons(canaryChanges(part, canary.version), form)}</div>`
  );
};

const switchesHtml = (part: SitePart, form: string): string => {
  const { contributions = [], name } = part;
  const items = contributions.map(
    (one) =>
      `<li><span>${escapeHtml(contributionText(one))}</span>${changeHtml(switchContribution(part, one), form)}</li>`,
  );
  const label = escapeHtml(`What ${partTitle(name).within} adds to other pages`);
  const list =
    items.length > 0 ? `<ul class="switches" aria-label="${label}">${items.join('')}</ul>` : '';
  return list + (canBeClosed(part) ? buttons([switchPart(part)], form) : '');
};

/** One part of the site, as HTML: its live version, its state, and the ways to change it. */
export const partHtml = (part: SitePart, context: PartContext): string => {
  const { records, when, form } = context;
  const { name, version, previous, canary, refused, visitors } = part;
  const { title, about } = partTitle(name);
  const id = `part-${escapeHtml(name)}`;
  const state = stateOf(part);
  const changes = [restorePrevious(part, when), restoreOther(part, records, when)];
  return (
    `<article aria-labelledby="${id}"><div><h3 id="${id}">${escapeHtml(title)}</h3>` +
    `${paragraph(about, 'soft')}<span class="state ${state.color}">${state.text}</span></div>` +
    factsHtml(part, when) +
    refusedHtml(part, when) +
    canaryHtml(part, context) +
    switchesHtml(part, form) +
    `<div class="ways">${buttons(changes, form)}` +
    paragraph(
      previous
        ? `It was released on ${when(previous.releasedAt)}.`
        : 'There is no previous version yet.',
      'soft',
    ) +
    detailsHtml([
      `Version: ${version}`,
      sizeText(part),
      previous && `Previous version: ${previous.version}`,
      canary && `New version: ${canary.version}`,
      refused && `Refused version: ${refused.version}`,
      ...(visitors ? causeDetails(visitors) : []),
    ]) +
    '</div></article>'
  );
};
