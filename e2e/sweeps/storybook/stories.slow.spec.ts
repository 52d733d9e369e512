import { filesEnding } from './entries';
import { expect, test } from './test';

for (const file of filesEnding('.stories.tsx')) {
  test(`${file.split('/').at(-1)?.replace('.stories.tsx', '')} has no errors in both colour schemes`, async ({
    library,
  }) => {
    const stories = library.entries.filter(
      ({ type, importPath }) => type === 'story' && importPath === file,
    );
    expect(stories, 'stories of the file in the index').not.toEqual([]);
    // The file of the site's pages has more than twenty stories, each in both schemes.
    test.setTimeout(60_000 + 5_000 * stories.length);
    const wrong: Record<string, string[]> = {};
    for (const { id } of stories) {
      const found = [...(await library.preview.story(id)), ...library.complaints()];
      if (found.length > 0) wrong[id] = found;
    }
    expect(wrong).toEqual({});
  });
}
