import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, test } from '../../fixtures/test';

test.use({ content: 'none', viewport: { width: 360, height: 740 } });

test('on a phone every prop has its name, description, default and control in view', async ({
  page,
}) => {
  // Its props have long types, and objects as values.
  await page.goto('/storybook/iframe.html?viewMode=docs&id=components-listscreen--docs');
  const table = page.locator('.docblock-argstable').first();
  const rows = table.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(10);
  await expectNoHorizontalScroll(page);
  expect(
    await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);

  const findings = await rows.evaluateAll((found) =>
    found.flatMap((row) => {
      const cells = [...row.querySelectorAll('td')];
      const name = cells[0]?.innerText ?? '';
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      /** True if all words of a cell are within the window. */
      const isInView = (cell: Element) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return [...words.getClientRects()].every(
          ({ left, right }) => left >= 0 && right <= window.innerWidth,
        );
      };
      const isStacked = boxes.every(
        ({ top }, at) => at === 0 || top >= (boxes[at - 1]?.bottom ?? 0) - 1,
      );
      return [
        ...(isStacked ? [] : [`${name}: not below each other`]),
        // A value in a control may scroll.
        ...cells
          .slice(0, 3)
          .flatMap((cell, at) => (isInView(cell) ? [] : [`${name}: column ${at + 1} is cut off`])),
        ...boxes.flatMap(({ left, right, width }, at) =>
          width > 0 && left >= 0 && right <= window.innerWidth
            ? []
            : [`${name}: column ${at + 1} is out of view`],
        ),
      ];
    }),
  );
  expect(findings).toEqual([]);
});
