import { getConfig } from '@testing-library/react';

/**
 * Calls the content server of the screen environment, by default as the administrator, beside the
 * screen: to arrange, and to see what is stored. The screen may change meanwhile, as it may while a
 * test waits for it. Rejects unless the call succeeds.
 */
export const call = async <Answer>(
  method: string,
  path: string,
  body?: object,
  token = contentServer.token,
): Promise<Answer> =>
  getConfig().asyncWrapper(async () => {
    const answer = await fetch(`${contentServer.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }) as Promise<Answer>;
