import { expectFitForAll } from '../fixtures/fitForAll';
import { pictureFile } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';
import { VISITOR_SCREENS } from '../product/screens';
import { firstDay, RECORDS } from './newCharityStory';

// With a setting of its own it has a site of its own: it fills the site that tests of empty pages would share.
/** The visitors' pages that are not of one item. */
const FIXED_PAGES = VISITOR_SCREENS.flatMap(({ path, name }) =>
  typeof path === 'string' && name !== 'not-found' ? [path] : [],
);

/** Words that come with the site and would be untrue of another charity. */
const SAMPLE_WORDS = /Lamp of Mercy|Nothing written yet|years in operations|K1 million/i;

test.use({ content: 'none', settings: { DEMO_CONTENT: 'off' } });

test('a charity gets from the first sign-in to a complete site, name and colours included, in the browser alone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { main, screen, dialog, signsIn, dashboard, progress, entersRecord, namesGroup, uploadsLogo, writesNews } =
    firstDay(page);
  await signsIn();
  await progress(0);
  await expectFitForAll(page);

  for (const [at, record] of RECORDS.entries()) {
    await entersRecord(record);
    await progress(at + 1);
  }
  await namesGroup();

  await main.getByRole('link', { name: 'Check the figures on the home page' }).click();
  for (const at of [4, 3, 2]) await main.getByRole('button', { name: `Remove figure ${at}` }).click();
  const figure = main.getByRole('group', { name: 'Figure 1' });
  await figure.getByLabel('Number').fill('214');
  await figure.getByLabel('What It Counts').fill('children who read');
  await figure.getByLabel('Year').fill('2025');
  await main.getByRole('button', { name: 'Add Figures' }).click();
  await expect(screen.success('Figures saved successfully!')).toBeVisible();
  await dashboard();

  const picture = await pictureFile(page, 'reading.png');
  await uploadsLogo(picture);

  await main.getByRole('link', { name: 'Add a first slide to the home page' }).click();
  await screen.add('Add New Hero Slide').click();
  await dialog.getByLabel('Title', { exact: true }).fill('Every child reads');
  await dialog.getByLabel('Upload Image').setInputFiles(picture);
  await dialog.getByRole('button', { name: 'Add Slide', exact: true }).click();
  await expect(screen.card('Every child reads')).toBeVisible();
  await dashboard();
  await progress(10);

  await main.getByRole('link', { name: 'Say how you protect children and adults' }).click();
  await main.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Two of us are always in the room.');
  await main.getByRole('button', { name: 'Add Safeguarding Page' }).click();
  await expect(screen.success('Safeguarding page saved successfully!')).toBeVisible();
  await dashboard();
  await progress(11);

  await writesNews();
  await expect(page.getByRole('region', { name: 'Where does this appear?' })).toContainText('News & Updates');
  await dashboard();
  await progress(12);
  await expect(main.getByText(/^Last news: We have begun/)).toBeVisible();

  await main.getByRole('link', { name: 'Introduce your executive members' }).click();
  await screen.add('Add New Executive Member').click();
  await dialog.getByLabel('Name', { exact: true }).fill('Grace Banda');
  await dialog.getByLabel('Title', { exact: true }).fill('Chair');
  await dialog.getByLabel('Upload Image').setInputFiles(picture);
  await dialog.getByRole('button', { name: 'Add Member', exact: true }).click();
  await expect(screen.card('Grace Banda')).toBeVisible();
  await dashboard();
  await main.getByRole('button', { name: 'Hide first steps' }).click();
  await main.getByRole('button', { name: 'Show first steps (13 of 14 done)' }).click();
  await main.getByRole('link', { name: 'Announce your first event' }).click();
  await screen.add('Add New Event').click();
  await dialog.getByLabel('Title', { exact: true }).fill('Reading day');
  await dialog.getByLabel('Location').fill('Zomba');
  await dialog.getByRole('button', { name: 'Add Event', exact: true }).click();
  await expect(screen.card('Reading day')).toBeVisible();
  await dashboard();
  // With the last step done, the list of steps is gone.
  await expect(main.getByText(/^Next event: Reading day/)).toBeVisible();
  await expect(main.getByText(/of 14 done/)).toHaveCount(0);

  await page.goto('/');
  await expect(page).toHaveTitle('Open Hands Zomba');
  await expect(page.getByRole('banner')).toContainText('Open Hands Zomba');
  await expect(main).toContainText('First readers');
  await expect(main).toContainText('children who read');
  await expect(main).toContainText('We have begun');
  await expect(page.getByRole('contentinfo')).toContainText('We read with children in Zomba.');
  const donate = page.getByRole('banner').getByRole('link', { name: 'DONATE' });
  await expect(donate).toHaveCSS('background-color', 'rgb(0, 165, 168)');
  await expectFitForAll(page);
  await donate.click();
  await expect(main).toContainText('Bank of Zomba');
  await expect(main).toContainText('You get a receipt for every gift.');
  await page.goto('/safeguarding');
  await expect(main).toContainText('Two of us are always in the room.');
  await page.goto('/mission');
  await expect(main).toContainText('Every child reads.');
  for (const path of FIXED_PAGES) {
    await page.goto(path);
    await expect(page.locator('body'), path).toContainText('Open Hands Zomba');
    await expect(page.locator('body'), path).not.toContainText(SAMPLE_WORDS);
  }
});
