/** Credentials of a test server's administrator. */
export const TEST_ADMIN = {
  email: 'admin@example.org',
  password: 'correct-horse-battery',
} as const;

/**
 * Signs in at a test server.
 * @param url origin of the server, without a trailing slash
 * @returns a new token
 */
export const signInAt = async (
  url: string,
  password: string = TEST_ADMIN.password,
): Promise<string> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: TEST_ADMIN.email, password }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
};
