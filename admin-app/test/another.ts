import { call } from '../../jest/serverCall';

/**
 * Adds another person.
 * @returns their credentials and token
 */
export const another = async (role: 'administrator' | 'editor' = 'editor') => {
  const email = 'another@example.org';
  const password = 'three-unrelated-words';
  const { path } = await call<{ path: string }>('POST', '/people/invitations', { email, role });
  const accepted = { token: path.split('#')[1], name: 'Another', password };
  const { token } = await call<{ token: string }>('POST', '/auth/invitation/accept', accepted);
  return { email, password, token };
};
