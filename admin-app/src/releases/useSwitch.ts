import { useQueryClient } from '@tanstack/react-query';
import { api, compositionQuery, errorText, isOvertaken } from '@charity-site/api-client';
import { partTitle, type Composition, type SitePart } from '@charity-site/api-client/entities';
import { useState } from 'react';
import type { OutcomeNews } from '../list/Outcome';
import { keepingSession } from '../session/renewal';
import { longMoment } from '../site/time';
import { leadsForward } from './words';

/** Message when somebody else changed the part meanwhile. */
const overtakenText = ({ name }: SitePart, now: Composition | undefined): string => {
  const { within } = partTitle(name);
  const last = now?.history.find(({ remote, action }) => remote === name && action !== 'grant');
  const who = last ? ` by ${last.by} on ${longMoment(last.at)}` : '';
  return `You changed nothing: another version of ${within} was put live meanwhile${who}. Check it below, then decide again.`;
};

/** Makes the other version of a part live and reports the result. */
export function useSwitch() {
  const queries = useQueryClient();
  const { queryKey } = compositionQuery();
  const [news, setNews] = useState<OutcomeNews | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const change = async (part: SitePart) => {
    const { title, within } = partTitle(part.name);
    setNews(null);
    setBusy(part.name);
    try {
      await keepingSession(() => api.releases.rollBack(part));
      const text = leadsForward(part)
        ? `${title}: the newer version is live again.`
        : `${title}: the version released on ${longMoment(part.previous?.releasedAt ?? '')} is live again.`;
      await queries.invalidateQueries({ queryKey });
      setNews({ kind: 'success', text: `${text} Pages that are open now do not change until they are reloaded.` });
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
