/** Sign-in of the administrator of a server for tests. */
export const TEST_ADMIN = {
  email: 'admin@example.org',
  password: 'correct-horse-battery',
} as const;

/**
 * Signs in at a server for tests.
 * @param url address of the server, without a slash at the end
 * @returns a new token
 */
export const signInAt = async (
  url: string,
  password: string = TEST_ADMIN.password,
): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: TEST_ADMIN.email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  return ((await answer.json()) as { token: string }).token;
};
