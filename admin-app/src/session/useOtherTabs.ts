import { useQueryClient } from '@tanstack/react-query';
import { onSessionElsewhere, type SessionElsewhere } from '@charity-site/api-client/session';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { renewal } from './renewal';
import { signedOutState } from './signedOut';

/**
 * Follows what other tabs do to the session. A logout there is a logout here, at once and without
 * asking: whoever logs out of a shared computer leaves nothing open. Unsaved text stays in this browser and is offered
 * back. A session that ended there is asked for again here, and a sign-in there answers the question.
 */
export function useOtherTabs(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const heard = useEffectEvent((what: SessionElsewhere) => {
    if (what === 'ended') return renewal.ask();
    if (what === 'signedOut') {
      renewal.cancelled();
      return void navigate('/admin/login', { replace: true, state: signedOutState(pathname + search) });
    }
    if (!renewal.isAsking()) return;
    renewal.done();
    void queries.invalidateQueries();
  });
  useEffect(() => onSessionElsewhere((what) => heard(what)), []);
}
