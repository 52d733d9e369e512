import type { Role } from '@charity-site/api-client/entities';
import type { Call } from './calls';

/** Invites a person and accepts. @returns the token of their session */
export const personOf = async (
  call: Call,
  {
    name,
    role,
    email = `${name.toLowerCase()}@example.org`,
  }: { name: string; role: Role; email?: string },
): Promise<string> => {
  const { body } = await call('POST', '/people/invitations', { body: { email, role } });
  const token = String(body.path).split('#')[1];
  const accepted = await call('POST', '/auth/invitation/accept', {
    token: null,
    body: { token, name, password: 'three-other-words' },
  });
  return String(accepted.body.token);
};

/** The token of an editor named Ruth. */
export const editorOf = (call: Call): Promise<string> =>
  personOf(call, { name: 'Ruth', role: 'editor' });
