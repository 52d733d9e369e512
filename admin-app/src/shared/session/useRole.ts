import { can, type Action, type Role } from '@charity-site/api-client/entities';
import { useAdministrator } from './administrator';

/** The role of the signed-in person; undefined while unknown. */
export function useRole(): Role | undefined {
  return useAdministrator()?.role;
}

/** True if the signed-in person's role allows the action. */
export function useCan(action: Action): boolean {
  return can(useRole(), action);
}
