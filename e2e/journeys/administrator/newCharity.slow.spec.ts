import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen, pictureFile } from '../../fixtures/listScreen';
import { logIn } from '../../fixtures/logIn';
import { expect, test } from '../../fixtures/test';
import { VISITOR_SCREENS } from '../../fixtures/product/screens';

/** The public pages, except those of single items. */
const FIXED_PAGES = VISITOR_SCREENS.flatMap(({ path, name }) =>
  typeof path === 'string' && name !== 'not-found' ? [path] : [],
);

/** Sample texts of the site that would be untrue for another charity. */
const SAMPLE_WORDS = /Lamp of Mercy|Nothing written yet|years in operations|K1 million/i;

// A unique setting gives this spec its own site: it fills the site that tests of empty pages share.
test.use({ content: 'none', settings: { DEMO_CONTENT: 'off' } });

/** The charity's input in the browser: values by label, then the button that saves them. */
const ENTERED = [
  {
    step: 'Give your organisation its name and tagline',
    values: { 'Organisation Name': 'Open Hands Zomba', Tagline: 'We read with children in Zomba.' },
    save: 'Add Name and Tagline',
    saved: 'Name and tagline saved successfully!',
  },
  {
    step: 'Choose your colours',
    values: { 'Main Colour': '#5b2a86', 'Accent Colour': '#00a5a8' },
    save: 'Add Colours',
    saved: 'Colours saved successfully!',
  },
];

/** The data of the other steps, as stored by their screens. */
const STORED: Record<string, [path: string, record: Record<string, string>]> = {
  'Say how people reach you': [
    'contact-details',
    { phone: '+265 1 000 777', email: 'office@example.org', address: 'Plot 9, Zomba' },
  ],
  'Write who you are': [
    'about-us',
    {
      about: 'We are six teachers.',
      vision: 'Every child reads.',
      mission: 'We read with children after school.',
    },
  ],
  'Enter your bank account for gifts': [
    'donation-details',
    {
      bankName: 'Bank of Zomba',
      accountName: 'Open Hands',
      accountNumber: '123 456',
      swiftCode: 'ZOMBMWMW',
    },
  ],
  'Write to givers and helpers': [
    'giving',
    { donateStatement: 'You get a receipt for every gift.' },
  ],
  'Name the people you serve': [
    'groups',
    { groups: 'First readers | We read with them twice a week.' },
  ],
  'Check the figures on the home page': ['figures', { figures: '214 | children who read | 2025' }],
  'Say how you protect children and adults': [
    'safeguarding',
    { text: '<p>Two of us are always in the room.</p>' },
  ],
};

test('a charity gets from the first sign-in to a complete site, name and colours included', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const screen = listScreen(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const saved = (text: string) => expect(screen.success(text)).toBeInViewport();
  const dashboard = async () => {
    await page
      .getByRole('navigation', { name: 'breadcrumb' })
      .getByRole('link', { name: 'Today' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  };
  const progress = (done: number) =>
    expect(main.getByText(`${done} of 14 done`, { exact: true })).toBeVisible();
  await page.goto('/admin/login');
  await logIn(page);
  await progress(0);
  await expectResponsiveAndAccessible(page);

  for (const [at, { step, values, save, saved: text }] of ENTERED.entries()) {
    await main.getByRole('link', { name: step }).click();
    for (const [label, value] of Object.entries(values))
      await main.getByLabel(label, { exact: true }).fill(value);
    await main.getByRole('button', { name: save, exact: true }).click();
    await saved(text);
    await dashboard();
    await progress(at + 1);
  }
  for (const step of ['Introduce your executive members', 'Add a first slide to the home page'])
    await expect(main.getByRole('link', { name: step })).toBeVisible();
  for (const [step, [path, record]] of Object.entries(STORED)) {
    await expect(main.getByRole('link', { name: step })).toBeVisible();
    await site.sendOk('PUT', `/content/${path}`, record);
  }
  await main.getByRole('link', { name: 'Upload your logo' }).click();
  await main.getByLabel('Upload Logo').setInputFiles(await pictureFile(page, 'reading.png'));
  await main.getByLabel('Alt Text').fill('Open Hands Zomba');
  await main.getByRole('button', { name: 'Save Logo' }).click();
  await saved('Logo saved successfully!');
  const { url: image } = await site.getOk<{ url: string }>('/content/logo');
  await site.sendOk('POST', '/content/hero-slides', {
    title: 'Every child reads',
    image,
    order: 0,
  });
  await dashboard();
  await progress(11);

  await main.getByRole('button', { name: 'Write news' }).click();
  await dialog.getByLabel('Title', { exact: true }).fill('We have begun');
  await dialog.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('Twelve children came on the first day.');
  await dialog.getByRole('button', { name: 'Add Update', exact: true }).click();
  await expect(screen.card('We have begun')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where does this appear?' })).toContainText(
    'News & Updates',
  );
  await dashboard();
  await progress(12);
  await expect(main.getByText(/^Last news: We have begun/)).toBeVisible();

  await site.sendOk('POST', '/content/executive-members', {
    name: 'Grace Banda',
    title: 'Chair',
    image,
    order: 0,
  });
  await page.reload();
  await main.getByRole('button', { name: 'Hide first steps' }).click();
  await main.getByRole('button', { name: 'Show first steps (13 of 14 done)' }).click();
  await main.getByRole('link', { name: 'Announce your first event' }).click();
  await screen.add('Add New Event').click();
  await dialog.getByLabel('Title', { exact: true }).fill('Reading day');
  await dialog.getByLabel('Location').fill('Zomba');
  await dialog.getByRole('button', { name: 'Add Event', exact: true }).click();
  await expect(screen.card('Reading day')).toBeVisible();
  await dashboard();
  // After the last step the list of steps is hidden.
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
  await expectResponsiveAndAccessible(page);
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
