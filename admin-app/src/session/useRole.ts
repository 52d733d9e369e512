import { useQuery } from '@tanstack/react-query';
import type { Role } from '@charity-site/api-client/entities';
import { administratorQuery } from './administrator';

/** The role of the signed-in person; undefined while it is not known. */
export function useRole(): Role | undefined {
  return useQuery({ ...administratorQuery(), enabled: false }).data?.role;
}
