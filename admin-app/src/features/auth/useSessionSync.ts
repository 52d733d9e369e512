import { useQueryClient } from '@tanstack/react-query';
import { onSessionElsewhere, type SessionElsewhere } from '@charity-site/api-client/session';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOwnToken } from '../../shared/session/ownSession';
import { renewal } from './reauthentication';
import { signedOutState } from '../../shared/session/signedOut';

/**
 * Follows the session in other tabs. A logout there logs out here at once, without asking, so that
 * a shared computer shows nothing; unsaved text stays stored and is offered later. An expired
 * session there opens the password dialog here, and a login there closes it. A login of another
 * person there reloads this tab with their first screen.
 */
export function useSessionSync(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const heard = useEffectEvent((what: SessionElsewhere) => {
    if (what === 'ended') return renewal.ask();
    if (what === 'signedOut' || !isOwnToken()) {
      renewal.cancelled();
      const from = what === 'signedOut' ? pathname + search : '/admin';
      return void navigate('/admin/login', { replace: true, state: signedOutState(from) });
    }
    if (!renewal.isAsking()) return;
    renewal.done();
    void queries.invalidateQueries();
  });
  useEffect(() => onSessionElsewhere((what) => heard(what)), []);
}
