import type { Page } from '@playwright/test';
import { listScreen, type pictureFile } from '../fixtures/listScreen';
import { expect } from '../fixtures/test';
import { ADMINISTRATOR } from '../product/server';

/** What the charity enters on a screen: values by label, then the button that saves them. */
interface EnteredRecord {
  step: string;
  values: Record<string, string>;
  save: string;
  saved: string;
}

export const RECORDS: readonly EnteredRecord[] = [
  {
    step: 'Give your organisation its name and tagline',
    values: { 'Organisation Name': 'Open Hands Zomba', Tagline: 'We read with children in Zomba.' },
    save: 'Add Name and Tagline',
    saved: 'Name and tagline saved successfully!',
  },
  {
    step: 'Say how people reach you',
    values: { Phone: '+265 1 000 777', Email: 'office@example.org', Address: 'Plot 9, Zomba' },
    save: 'Add Contact Details',
    saved: 'Contact details saved successfully!',
  },
  {
    step: 'Choose your colours',
    values: { 'Main Colour': '#5b2a86', 'Accent Colour': '#00a5a8' },
    save: 'Add Colours',
    saved: 'Colours saved successfully!',
  },
  {
    step: 'Write who you are',
    values: {
      'About Us': 'We are six teachers.',
      Vision: 'Every child reads.',
      Mission: 'We read with children after school.',
    },
    save: 'Add About Us Texts',
    saved: 'About us texts saved successfully!',
  },
  {
    step: 'Enter your bank account for gifts',
    values: {
      'Bank Name': 'Bank of Zomba',
      'Account Name': 'Open Hands',
      'Account Number': '123 456',
      'Swift Code': 'ZOMBMWMW',
    },
    save: 'Add Donation Details',
    saved: 'Donation details saved successfully!',
  },
  {
    step: 'Write to givers and helpers',
    values: { 'Our Word to Givers': 'You get a receipt for every gift.' },
    save: 'Add Giving and Helping Texts',
    saved: 'Giving and helping texts saved successfully!',
  },
];

/** The steps of a charity's first day. Each begins and ends at the dashboard. */
export const firstDay = (page: Page) => {
  const screen = listScreen(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const saved = (text: string) => expect(screen.success(text)).toBeInViewport();
  const dashboard = async () => {
    await page.getByRole('navigation', { name: 'breadcrumb' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  };
  return {
    screen,
    main,
    dialog,
    dashboard,
    progress: (done: number) => expect(main.getByText(`${done} of 14 done`, { exact: true })).toBeVisible(),
    signsIn: async () => {
      await page.goto('/admin/login');
      await page.getByLabel('Email').fill(ADMINISTRATOR.email);
      await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
      await page.getByRole('button', { name: 'Log in' }).click();
    },
    entersRecord: async ({ step, values, save, saved: text }: EnteredRecord) => {
      await main.getByRole('link', { name: step }).click();
      for (const [label, value] of Object.entries(values)) await main.getByLabel(label, { exact: true }).fill(value);
      await main.getByRole('button', { name: save, exact: true }).click();
      await saved(text);
      await dashboard();
    },
    namesGroup: async () => {
      await main.getByRole('link', { name: 'Name the people you serve' }).click();
      for (const at of [5, 4, 3, 2]) await main.getByRole('button', { name: `Remove group ${at}` }).click();
      const group = main.getByRole('group', { name: 'Group 1' });
      await group.getByLabel('Name').fill('First readers');
      await group.getByLabel('What You Do for Them').fill('We read with them twice a week.');
      await main.getByRole('button', { name: 'Add Groups' }).click();
      await saved('Groups saved successfully!');
      await dashboard();
    },
    uploadsLogo: async (picture: Awaited<ReturnType<typeof pictureFile>>) => {
      await main.getByRole('link', { name: 'Upload your logo' }).click();
      await main.getByLabel('Upload Logo').setInputFiles(picture);
      await main.getByLabel('Alt Text').fill('Open Hands Zomba');
      await main.getByRole('button', { name: 'Save Logo' }).click();
      await saved('Logo saved successfully!');
      await dashboard();
    },
    /** Ends at the list of news. */
    writesNews: async () => {
      await main.getByRole('button', { name: 'Write news' }).click();
      await dialog.getByLabel('Title', { exact: true }).fill('We have begun');
      await dialog.getByRole('textbox', { name: 'Description' }).click();
      await page.keyboard.type('Twelve children came on the first day.');
      await dialog.getByRole('button', { name: 'Add Update', exact: true }).click();
      await expect(screen.card('We have begun')).toBeVisible();
    },
  };
};
