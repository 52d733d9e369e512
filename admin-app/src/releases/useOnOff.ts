import { useQueryClient } from '@tanstack/react-query';
import { api, compositionQuery, errorText } from '@charity-site/api-client';
import { useState } from 'react';
import type { OutcomeNews } from '../list/Outcome';
import { keepingSession } from '../session/renewal';

/** What is to be switched: a part, or one of its contributions. */
export interface OnOff {
  part: string;
  on: boolean;
  /** Its key; undefined for the whole part. */
  contribution?: string;
  /** Its name within a sentence. */
  within: string;
}

/** Switches a part of the site, or one of its contributions, off and on, and reports the result. */
export function useOnOff() {
  const queries = useQueryClient();
  const { queryKey } = compositionQuery();
  const [news, setNews] = useState<OutcomeNews | null>(null);
  const [busy, setBusy] = useState(false);

  const change = async ({ part, on, contribution, within }: OnOff) => {
    const state = on ? 'on' : 'off';
    setNews(null);
    setBusy(true);
    try {
      await keepingSession(() => api.releases.switch(part, on, contribution));
      await queries.invalidateQueries({ queryKey });
      setNews({ kind: 'success', text: `Switched ${state}: ${within}. Visitors notice with the next page they open.` });
    } catch (error) {
      await queries.invalidateQueries({ queryKey });
      setNews({ kind: 'error', text: `Failed to switch ${state}: ${within}. ${errorText(error)}` });
    } finally {
      setBusy(false);
    }
  };
  return { change, news, busy };
}
