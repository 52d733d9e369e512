import { useQueryClient } from '@tanstack/react-query';
import { api, compositionQuery, errorText, isOvertaken } from '@charity-site/api-client';
import { partTitle, type Composition, type SitePart } from '@charity-site/api-client/entities';
import { useState } from 'react';
import type { OutcomeNews } from '../list/Outcome';
import { keepingSession } from '../session/renewal';
import { longMoment } from '../site/time';
import { changeTexts, type ChangeKind, type PartChange } from './changes';

/** Message when somebody else changed the part meanwhile. */
const overtakenText = ({ name }: SitePart, now: Composition | undefined): string => {
  const { within } = partTitle(name);
  const last = now?.history.find(({ remote, action }) => remote === name && ['release', 'rollback'].includes(action));
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
  const queries = useQueryClient();
  const { queryKey } = compositionQuery();
  const [news, setNews] = useState<OutcomeNews | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const change = async (asked: PartChange, reason?: string) => {
    const { part, kind } = asked;
    const { within } = partTitle(part.name);
    setNews(null);
    setBusy(part.name);
    try {
      await keepingSession(() => CALLS[kind](part, reason));
      await queries.invalidateQueries({ queryKey });
      setNews({
        kind: 'success',
        text: `${changeTexts(asked).done} Pages that are open now do not change until they are reloaded.`,
      });
    } catch (error) {
      await queries.invalidateQueries({ queryKey });
      setNews({
        kind: 'error',
        text: isOvertaken(error)
          ? overtakenText(part, queries.getQueryData<Composition>(queryKey))
          : `Failed to switch ${within}. ${errorText(error)}`,
      });
    } finally {
      setBusy(null);
    }
  };
  return { change, news, busy };
}
