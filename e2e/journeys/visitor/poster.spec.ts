import { expect, test } from '../../fixtures/test';

test.use({ javaScriptEnabled: false, waitUntilHydrated: false });

const LONGEST = 'The rains came early and the village rebuilt its bridge. '
  .repeat(4)
  .slice(0, 199)
  .trim();
const [image, day] = ['', '2026-11-20'];

const POSTERS = {
  'an event': {
    page: 'events',
    item: {
      title: 'Open day at the new well',
      date: `${day}T08:00:00.000Z`,
      location: 'Mpatsa school',
      image,
      description: '<p>Come.</p>',
    },
  },
  'an event of very long words': {
    page: 'events',
    item: {
      title: LONGEST,
      date: `${day}T08:00:00.000Z`,
      location: LONGEST,
      image,
      description: `<p>${LONGEST.replaceAll('.', ',').repeat(4)}</p>`,
    },
  },
  'an update of one long word, without a text': {
    page: 'updates',
    item: { title: 'W'.repeat(200), date: day, image, description: '' },
  },
} as const;

for (const [name, { page: of, item }] of Object.entries(POSTERS)) {
  test(`${name} prints as itself, and as a poster on one sheet, without script`, async ({
    page,
    site,
  }) => {
    const { _id } = await site.sendOk<{ _id: string }>('POST', `/content/${of}`, item);
    await page.goto(`/${of}/${_id}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
    await expect(page.getByText(page.url())).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Print a poster' }).click();
    const poster = page.locator('[data-poster]');
    await expect(poster).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Back to the page' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    // Every part is on the sheet, and the headline fits one line.
    const { inside, lines } = await poster.evaluate((sheet) => {
      const { right, bottom } = sheet.getBoundingClientRect();
      const parts = [...sheet.querySelectorAll('[data-words], [data-text]')].map((part) =>
        part.getBoundingClientRect(),
      );
      const headline = sheet.querySelector('.headline');
      return {
        inside: parts.every(
          (part) => part.height > 0 && part.right <= right + 1 && part.bottom <= bottom + 1,
        ),
        lines: headline && headline.scrollWidth <= headline.clientWidth,
      };
    });
    expect({ inside, lines }).toEqual({ inside: true, lines: true });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
}
