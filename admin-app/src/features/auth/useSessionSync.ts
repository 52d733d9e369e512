import { useQueryClient } from '@tanstack/react-query';
import { onSessionElsewhere, type SessionElsewhere } from '@charity-site/api-client/session';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOwnToken } from '../../shared/session/ownSession';
import { reauthentication } from './reauthentication';
import { signedOutState } from '../../shared/session/signedOut';

/**
 * Synchronizes the session with other tabs. A logout there logs out here at once, without
 * confirmation, so that a shared computer shows nothing; unsaved text stays stored and can be
 * restored later. An expired session there opens the password dialog here, and a login there closes
 * it. A login of another person there opens their first screen here.
 */
export function useSessionSync(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onEvent = useEffectEvent((event: SessionElsewhere) => {
    if (event === 'ended') return reauthentication.open();
    if (event === 'signedOut' || !isOwnToken()) {
      reauthentication.cancel();
      const from = event === 'signedOut' ? pathname + search : '/admin';
      return void navigate('/admin/login', { replace: true, state: signedOutState(from) });
    }
    if (!reauthentication.isOpen()) return;
    reauthentication.done();
    void queryClient.invalidateQueries();
  });
  useEffect(() => onSessionElsewhere((event) => onEvent(event)), []);
}
