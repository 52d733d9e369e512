import { partTitle, type Composition, type SitePart } from '@charity-site/api-client/entities';
import { contributionText, NEXT_PAGE, type FormatInstant } from './words';

/** A completed change, in the query of the page with its result. */
export interface CompletedChange {
  done?: string;
  part?: string;
  /** The key of the contribution that was switched. */
  contribution?: string;
}

const restoredText = ({ previous, releasedAt }: SitePart, when: FormatInstant): string =>
  previous && previous.releasedAt < releasedAt
    ? `the newer version is live again. ${NEXT_PAGE}`
    : `the version released on ${when(releasedAt)} is live again. ${NEXT_PAGE}`;

const switchedText = (part: SitePart, { done, contribution }: CompletedChange): string => {
  const one = part.contributions?.find(({ key }) => key === contribution);
  const name = one ? contributionText(one) : partTitle(part.name).within;
  return `Switched ${done}: ${name}. Visitors notice with the next page they open.`;
};

/** The result of a change; undefined for a query without one. */
export const outcomeText = (
  completed: CompletedChange,
  { parts }: Composition,
  when: FormatInstant,
): string | undefined => {
  const part = parts.find(({ name }) => name === completed.part);
  if (!part) return undefined;
  const { title } = partTitle(part.name);
  switch (completed.done) {
    case 'rollback':
      return `${title}: ${restoredText(part, when)} Pages that are open now do not change until they are reloaded.`;
    case 'promote':
      return `${title}: all visitors get the new version. ${NEXT_PAGE}`;
    case 'end-canary':
      return `${title}: all visitors get the same version again, with the next page they open.`;
    case 'on':
    case 'off':
      return switchedText(part, completed);
    default:
      return undefined;
  }
};

/** Message when somebody else changed a part in the meantime. */
export const overtakenText = (
  name: string,
  { history }: Composition,
  when: FormatInstant,
): string => {
  const { within } = partTitle(name);
  const last = history.find(
    ({ remote, action }) => remote === name && !['grant', 'off', 'on'].includes(action),
  );
  const who = last ? ` by ${last.by} on ${when(last.at)}` : '';
  return `Nothing was changed: another version of ${within} was put live in the meantime${who}. Check it below, then decide again.`;
};
