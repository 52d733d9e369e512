import {
  escapeHtml,
  partTitle,
  type PartContribution,
  type SitePart,
} from '@charity-site/api-client/entities';
import type { ReleaseRecord } from '@charity-site/registry/types';
import type { Change } from './question';
import { contributionText, isPreviousNewer, NEXT_PAGE, type FormatInstant } from './words';

/** The change that restores the previous version of a part; undefined without one. */
export const restorePrevious = (part: SitePart, when: FormatInstant): Change | undefined => {
  const { previous, name } = part;
  if (!previous) return undefined;
  const { within } = partTitle(name);
  const released = `released on ${when(previous.releasedAt)}`;
  const change = {
    id: 'previous',
    part,
    action: 'rollback' as const,
    fields: { to: previous.version },
    note: `${NEXT_PAGE} Your content is not affected, and you can return the same way.`,
    hasReason: true,
  };
  return isPreviousNewer(part)
    ? {
        ...change,
        button: 'Return to the newer version',
        question: `Return to the newer version of ${within}, ${released}?`,
        confirm: 'Return',
      }
    : {
        ...change,
        button: 'Restore previous version',
        question: `Restore the previous version of ${within}, ${released}?`,
        confirm: 'Restore',
      };
};

/** The change that restores any other stored version of a part; undefined without one. */
export const restoreOther = (
  part: SitePart,
  records: readonly ReleaseRecord[],
  when: FormatInstant,
): Change | undefined => {
  const others = records.filter(
    ({ remote, release }) => remote === part.name && release.version !== part.version,
  );
  if (others.length === 0) return undefined;
  const id = `version-of-${escapeHtml(part.name)}`;
  const options = others.map(({ release: { version, releasedAt } }) => {
    const text = `${version}, released on ${when(releasedAt)}`;
    return `<option value="${escapeHtml(version)}">${escapeHtml(text)}</option>`;
  });
  return {
    id: 'other',
    part,
    action: 'rollback',
    fields: {},
    button: 'Other versions',
    isPlain: true,
    question: `Restore another version of ${partTitle(part.name).within}?`,
    note: `${NEXT_PAGE} Your content is not affected.`,
    confirm: 'Restore this version',
    choice: `<p><label for="${id}">Version</label><select id="${id}" name="to">${options.join('')}</select></p>`,
    hasReason: true,
  };
};

/** The two changes that end a canary. */
export const canaryChanges = (part: SitePart, canary: string): Change[] => {
  const { within } = partTitle(part.name);
  return [
    {
      id: 'promote',
      part,
      action: 'canary',
      fields: { to: canary, action: 'promote' },
      button: 'Release to all visitors',
      question: `Release the new version of ${within} to all visitors?`,
      note: `${NEXT_PAGE} You can go back to the version before.`,
      confirm: 'Release to all',
    },
    {
      id: 'end-canary',
      part,
      action: 'canary',
      fields: { to: canary, action: 'end-canary' },
      button: 'Withdraw',
      question: `Withdraw the new version of ${within}?`,
      note: 'All visitors get the version that the others have, with the next page they open. The team can release it again.',
      confirm: 'Withdraw',
      hasReason: true,
    },
  ];
};

const switchTo = (off: boolean) => (off ? 'Switch on' : 'Switch off');

/** The change that switches a part off or on. */
export const switchPart = (part: SitePart): Change => {
  const { off = false, name } = part;
  const { within } = partTitle(name);
  return {
    id: 'switch',
    part,
    action: 'switch',
    fields: { on: String(off) },
    button: switchTo(off),
    question: `${switchTo(off)} ${within}?`,
    note: off
      ? 'Its pages open again, and its entries are back.'
      : 'Its pages read "This part of the website is closed at the moment.", and its entries disappear, until you switch it on again.',
    confirm: switchTo(off),
  };
};

/** The change that switches a contribution of a part off or on. */
export const switchContribution = (part: SitePart, one: PartContribution): Change => {
  const text = contributionText(one);
  const at = part.contributions?.indexOf(one) ?? 0;
  return {
    id: `switch-${at}`,
    part,
    action: 'switch',
    fields: { on: String(one.off), contribution: one.key },
    button: switchTo(one.off),
    about: text,
    isPlain: true,
    question: `${switchTo(one.off)} “${one.label}”?`,
    note: one.off
      ? `Visitors see it again: ${text}.`
      : `It disappears until you switch it on again: ${text}.`,
    confirm: switchTo(one.off),
  };
};
