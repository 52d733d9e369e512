import type { Role } from '../entities/people/roles';
import type { Acceptance, Invitation, InvitationDraft, People } from '../entities/people/people';
import { itemPath } from './list';
import { get, post, put, remove } from './methods';

const PATH = '/people';
const INVITATIONS = '/people/invitations';

/** A new invitation. `path` is its page; only this response contains it. */
export interface CreatedInvitation {
  invitation: Invitation;
  path: string;
  /** True if the link was also sent by email. */
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
  /** DELETE: turns off the second factor of another person, who has lost the app. */
  resetSecondFactor: (id: string) => remove(`${itemPath(PATH, id)}/second-factor`),
  /** POST: invites a person. Replaces an earlier invitation of the same email address. */
  invite: (draft: InvitationDraft) => post<CreatedInvitation>(INVITATIONS, draft),
  /** DELETE: withdraws an invitation. */
  withdraw: (id: string) => remove(itemPath(INVITATIONS, id)),
  /** POST: reads an invitation. Rejects with a 400 if its link was used or has expired. */
  invitation: (token: string, signal?: AbortSignal) =>
    post<Pick<Invitation, 'email' | 'role' | 'invitedBy'>>(
      '/auth/invitation',
      { token },
      { signal },
    ),
  /** POST: accepts an invitation. Returns a bearer token. */
  accept: (draft: Acceptance) => post<{ token: string }>('/auth/invitation/accept', draft),
};
