import { filesEnding } from './entries';
import { expect, test } from './test';

/** A picture that does not exist, and handlers that the policy would not let run even where the sanitiser parses them. */
export const DANGERS = /status of 404|Executing inline event handler violates/;

/** Stories that show what the browser then rightly complains about. */
const ALLOWED_IN_CONSOLE: Record<string, RegExp> = {
  'content-richtextview--dangerous': DANGERS,
};

/** Declares a test for each file of stories: every story of it renders, plays and is accessible in a colour scheme. */
export const testEveryStory = (scheme: 'light' | 'dark'): void => {
  test.use({ scheme });

  for (const file of filesEnding('.stories.tsx')) {
    test(`${file.split('/').at(-1)?.replace('.stories.tsx', '')} is in order in the ${scheme} scheme`, async ({
      library,
    }) => {
      const stories = library.entries.filter(({ type, importPath }) => type === 'story' && importPath === file);
      expect(stories, 'stories of the file in the index').not.toEqual([]);
      const wrong: Record<string, string[]> = {};
      for (const { id } of stories) {
        const found = await library.preview.story(id);
        found.push(...library.complaints().filter((text) => !ALLOWED_IN_CONSOLE[id]?.test(text)));
        if (found.length > 0) wrong[id] = found;
      }
      expect(wrong).toEqual({});
    });
  }
};
