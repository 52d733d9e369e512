import { getConfig } from '@testing-library/react';

/**
 * Calls the content server of the screen environment directly, by default as the administrator: to
 * arrange a test, and to see what is stored. The screen may change meanwhile. Rejects unless the
 * call succeeds.
 */
export const call = async <Answer>(
  method: string,
  path: string,
  body?: object,
  token = contentServer.token,
): Promise<Answer> =>
  getConfig().asyncWrapper(async () => {
    const response = await fetch(`${contentServer.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }) as Promise<Answer>;
