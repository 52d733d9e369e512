import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, test } from '../../fixtures/test';
import { waitUntilSettled } from '../../fixtures/product/settled';

/** Maximum number of presses from Today to the control that completes the task. */
const PRESSES = 3;

/** The way from Today to a screen: the sidebar, or on a phone the rows of Today. */
type Go = (entry: string, screen?: string) => Locator[];

const onDesktop =
  (page: Page): Go =>
  (entry, screen) => {
    const sidebar = page.getByRole('navigation', { name: 'Administration' });
    const first = sidebar.getByRole(screen ? 'button' : 'link', { name: new RegExp(`^${entry}`) });
    return screen
      ? [first, sidebar.getByRole('link', { name: new RegExp(`^${screen}`) })]
      : [first];
  };

const onPhone =
  (page: Page): Go =>
  (entry, screen = entry) => {
    const rows = page.getByRole('region', { name: 'Content areas' });
    return [rows.getByRole('link', { name: new RegExp(`^(\\d+ )?${screen}`) })];
  };

interface Errand {
  errand: string;
  /** Controls to press in order. */
  presses: (page: Page, go: Go) => Locator[];
  /** The control that completes the task. */
  done: (page: Page) => Locator;
}

const part = (page: Page, ofPage: string, name: string | RegExp) =>
  page.getByRole('list', { name: ofPage, exact: true }).getByRole('link', { name });

const ERRANDS: Errand[] = [
  {
    errand: 'changes the Airtel number',
    presses: (page, go) => [...go('Pages'), part(page, 'Donate', /Airtel Money/)],
    done: (page) =>
      page.getByRole('group', { name: 'Way to give 1' }).getByLabel('Number', { exact: true }),
  },
  {
    errand: 'names a new chairperson',
    presses: (page, go) => [
      ...go('Pages'),
      part(page, 'About', /Chairperson/),
      page.getByRole('button', { name: 'Add New Executive Member' }),
    ],
    done: (page) =>
      page.getByRole('dialog', { name: 'Add New Executive Member' }).getByLabel('Name'),
  },
  {
    errand: 'changes the picture at the top of Donate',
    presses: (page, go) => [
      ...go('Pages'),
      part(page, 'Donate', /^Page Heroes/),
      page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }),
    ],
    done: (page) =>
      page.getByRole('dialog', { name: 'Edit Hero for Donation Page' }).getByText('Upload Image'),
  },
  {
    errand: 'brings back what was deleted',
    presses: (page, go) => [
      ...go('Settings', 'Trash'),
      page.getByRole('button', { name: /^Restore/ }).first(),
    ],
    done: (page) => page.getByText('The partner “Deleted by mistake” was restored.'),
  },
  {
    errand: 'answers a message',
    presses: (page) => [
      page.getByRole('link', { name: /unread message/ }),
      page.getByRole('button', { name: /^View/ }).first(),
    ],
    done: (page) =>
      page.getByRole('dialog', { name: 'View Message' }).getByRole('link', { name: 'Reply' }),
  },
  {
    errand: 'hides a comment',
    presses: (page, go) => [
      ...go('Inbox', 'Comments'),
      page.getByRole('article').getByRole('button', { name: /^Hide/ }).first(),
    ],
    done: (page) => page.getByRole('article').getByText('Hidden', { exact: true }).first(),
  },
  {
    errand: 'announces an event with its poster',
    presses: (page) => [page.getByRole('main').getByRole('button', { name: 'Add an event' })],
    done: (page) => page.getByRole('dialog', { name: 'Add New Event' }).getByText('Upload Image'),
  },
  {
    errand: 'writes a word of Chichewa',
    presses: (page, go) => [
      ...go('News'),
      page.getByRole('article').getByRole('button', { name: /^Edit/ }).first(),
      page.getByRole('dialog').getByRole('button', { name: /^(Edit|Translate into) Chichewa/ }),
    ],
    done: (page) => page.getByRole('dialog').last().getByLabel('Title'),
  },
  {
    errand: 'sees who changed something',
    presses: (page, go) => go('Settings', 'History'),
    done: (page) =>
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Administrator' }).first(),
  },
  {
    errand: 'gives a new colleague access',
    presses: (page, go) => [
      ...go('Settings', 'People'),
      page.getByRole('button', { name: 'Invite a person' }),
    ],
    done: (page) => page.getByRole('dialog').getByLabel('Email'),
  },
];

for (const [size, context, goIn] of [
  ['desktop', {}, onDesktop],
  ['phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, onPhone],
] as const)
  test.describe(`from Today, on a ${size}, in at most ${PRESSES} presses, somebody`, () => {
    test.use(context);

    test.beforeEach(async ({ page, site, signIn }) => {
      const { partners } = await site.getOk<{ partners: { logo: string }[] }>('/content/partners');
      const { _id } = await site.sendOk<{ _id: string }>('POST', '/content/partners', {
        name: 'Deleted by mistake',
        logo: partners[0]?.logo,
        order: 0,
      });
      await site.sendOk('DELETE', `/content/partners/${_id}`);
      await signIn(page);
      await page.goto('/admin');
      await waitUntilSettled(page);
    });

    for (const { errand, presses, done } of ERRANDS)
      test(errand, async ({ page }) => {
        const places = presses(page, goIn(page));
        expect(places.length).toBeLessThanOrEqual(PRESSES);
        for (const place of places) await place.click();
        await expect(done(page)).toBeVisible();
        await expectNoHorizontalScroll(page);
        await expectAccessible(page);
      });
  });
