import type { Role } from '../entities/people/roles';
import type { Acceptance, Invitation, InvitationDraft, People } from '../entities/people/people';
import { itemPath } from './list';
import { get, post, put, remove } from './methods';

const PATH = '/people';
const INVITATIONS = '/people/invitations';

/** A new invitation. `path` is that of the page where it is accepted; it is answered once. */
export interface CreatedInvitation {
  invitation: Invitation;
  path: string;
  /** True when the link was also sent by mail. */
  isMailed: boolean;
}

/** Who has access to the admin area; for administrators. */
export const people = {
  /** GET: everyone with access, and open invitations. */
  list: (signal?: AbortSignal) => get<People>(PATH, signal),
  /** PUT: changes a person's role. Rejects with a 409 for the last administrator. */
  changeRole: (id: string, role: Role) => put(`${itemPath(PATH, id)}/role`, { role }),
  /** DELETE: ends a person's access and sessions. Rejects with a 409 for the last administrator. */
  endAccess: (id: string) => remove(itemPath(PATH, id)),
  /** POST: invites a person; an earlier invitation of the same address ends. */
  invite: (draft: InvitationDraft) => post<CreatedInvitation>(INVITATIONS, draft),
  /** DELETE: withdraws an invitation. */
  withdraw: (id: string) => remove(itemPath(INVITATIONS, id)),
  /** POST: whom an invitation is for. Rejects with a 400 when its link was used or has ended. */
  invitation: (token: string, signal?: AbortSignal) =>
    post<Pick<Invitation, 'email' | 'role' | 'invitedBy'>>(
      '/auth/invitation',
      { token },
      { signal },
    ),
  /** POST: accepts an invitation. Returns a bearer token. */
  accept: (draft: Acceptance) => post<{ token: string }>('/auth/invitation/accept', draft),
};
