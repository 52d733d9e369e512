import axe from 'axe-core';

/**
 * Fails with a readable list when axe finds anything in a part of the page. Colour contrast needs real pixels:
 * the browser tests judge it, and contrast.test.ts computes it for the theme.
 */
export const expectAccessible = async (part: Element): Promise<void> => {
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`,
  );
  expect(found).toEqual([]);
};
