import type { Site } from '../fixtures/test';

interface Parts {
  parts: { name: string; visitors?: { visitorsWithErrors: number } }[];
}

/** How many visitors reported an error of a part's live version. */
export const visitorsWithErrors = async (site: Site, part: string): Promise<number> => {
  const { body } = await site.send<Parts>('GET', '/composition', { as: 'administrator' });
  return body.parts.find(({ name }) => name === part)?.visitors?.visitorsWithErrors ?? 0;
};
