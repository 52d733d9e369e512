import { api, errorText, isOvertaken } from '@charity-site/api-client';
import { partTitle, type Composition, type SitePart } from '@charity-site/api-client/entities';
import { longMoment } from '../../shared/site/time';
import { changeTexts, type ChangeKind, type PartChange } from './changes';
import { useReported } from './useReported';

/** Message when somebody else changed the part in the meantime. */
const overtakenText = ({ name }: SitePart, now: Composition | undefined): string => {
  const { within } = partTitle(name);
  const last = now?.history.find(
    ({ remote, action }) => remote === name && ['release', 'rollback'].includes(action),
  );
  const who = last ? ` by ${last.by} on ${longMoment(last.at)}` : '';
  return `You changed nothing: another version of ${within} was put live meanwhile${who}. Check it below, then decide again.`;
};

const CALLS: Record<ChangeKind, (part: SitePart, reason?: string) => Promise<unknown>> = {
  restore: api.releases.rollBack,
  promote: api.releases.promote,
  'end-canary': api.releases.endCanary,
};

/** Changes which version visitors get and reports the result. */
export function useSwitch() {
  const { run, notice, busy, reload, present } = useReported();
  const change = (asked: PartChange, reason?: string) => {
    const { part, kind } = asked;
    const { within } = partTitle(part.name);
    return run({
      id: part.name,
      call: () =>
        CALLS[kind](part, reason).catch(async (error: unknown) => {
          // The text says what is live now.
          await reload();
          throw error;
        }),
      done: `${changeTexts(asked).done} Pages that are open now do not change until they are reloaded.`,
      failed: (error) =>
        isOvertaken(error)
          ? overtakenText(part, present())
          : `Failed to switch ${within}. ${errorText(error)}`,
    });
  };
  return { change, notice, busy };
}
