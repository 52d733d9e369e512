import type { Site } from '../fixtures/test';

interface Part {
  name: string;
  visitors?: {
    visitorsWithErrors: number;
    causes: { kind: string; route: string; message: string }[];
  };
  rendering?: { reason: string };
}

/** A part in the administrator's `/composition`. */
export const partOf = async (site: Site, part: string): Promise<Part | undefined> => {
  const { body } = await site.send<{ parts: Part[] }>('GET', '/composition', {
    as: 'administrator',
  });
  return body.parts.find(({ name }) => name === part);
};

/** Number of visitors who reported an error of a part's live version. */
export const visitorsWithErrors = async (site: Site, part: string): Promise<number> =>
  (await partOf(site, part))?.visitors?.visitorsWithErrors ?? 0;
