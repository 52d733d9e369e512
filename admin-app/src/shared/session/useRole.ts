import type { Role } from '@charity-site/api-client/entities';
import { useAdministrator } from './administrator';

/** The role of the signed-in person; undefined while it is not known. */
export function useRole(): Role | undefined {
  return useAdministrator()?.role;
}
