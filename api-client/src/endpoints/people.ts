import { http } from '@charity-site/api-client/http';
import type { Role } from '../entities/people/administrator';
import type { Acceptance, Invitation, InvitationDraft, People } from '../entities/people/people';
import { itemPath } from './list';

const PATH = '/people';
const INVITATIONS = '/people/invitations';

/** A new invitation. `path` is that of the page where it is accepted; it is answered once. */
export interface MadeInvitation {
  invitation: Invitation;
  path: string;
  /** True when the link was also sent by mail. */
  isMailed: boolean;
}

/** Who has access to the admin area; for administrators. */
export const people = {
  /** GET: everyone with access, and open invitations. */
  list: async (signal?: AbortSignal): Promise<People> => (await http.get<People>(PATH, { signal })).data,
  /** PUT: changes a person's role. Rejects with a 409 for the last administrator. */
  changeRole: async (id: string, role: Role): Promise<void> => {
    await http.put(`${itemPath(PATH, id)}/role`, { role });
  },
  /** DELETE: ends a person's access and sessions. Rejects with a 409 for the last administrator. */
  endAccess: async (id: string): Promise<void> => {
    await http.delete(itemPath(PATH, id));
  },
  /** POST: invites a person; an earlier invitation of the same address ends. */
  invite: async (draft: InvitationDraft): Promise<MadeInvitation> =>
    (await http.post<MadeInvitation>(INVITATIONS, draft)).data,
  /** DELETE: withdraws an invitation. */
  withdraw: async (id: string): Promise<void> => {
    await http.delete(itemPath(INVITATIONS, id));
  },
  /** POST: whom an invitation is for. Rejects with a 400 when its link was used or has ended. */
  invitation: async (token: string, signal?: AbortSignal): Promise<Pick<Invitation, 'email' | 'role' | 'invitedBy'>> =>
    (await http.post<Invitation>('/auth/invitation', { token }, { signal })).data,
  /** POST: accepts an invitation. Returns a bearer token. */
  accept: async (draft: Acceptance): Promise<{ token: string }> =>
    (await http.post<{ token: string }>('/auth/invitation/accept', draft)).data,
};
