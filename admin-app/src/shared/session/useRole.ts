import { can, type Action, type Role } from '@charity-site/api-client/entities';
import { useAdministrator } from './administrator';

/** The role of the signed-in person; undefined while it is not known. */
export function useRole(): Role | undefined {
  return useAdministrator()?.role;
}

/** True if the signed-in person may do an action. */
export function useCan(action: Action): boolean {
  return can(useRole(), action);
}
