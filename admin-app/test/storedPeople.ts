import { randomId } from '@charity-site/api-client';
import type { Role } from '@charity-site/api-client/entities';
import { call } from '../../jest/serverCall';

/** Invites a person and accepts. @returns the token of their session */
export const storedPerson = async (name: string, role: Role): Promise<string> => {
  // People stay when the server is emptied.
  const email = `${name.toLowerCase()}-${randomId()}@example.org`;
  const { path } = await call<{ path: string }>('POST', '/people/invitations', { email, role });
  const person = { token: path.split('#')[1], name, password: 'three-other-words' };
  return (await call<{ token: string }>('POST', '/auth/invitation/accept', person)).token;
};
