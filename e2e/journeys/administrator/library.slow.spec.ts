import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen, pictureFile } from '../../fixtures/listScreen';
import { expect, test } from '../../fixtures/test';

test('a picture of the library is chosen, described, focused and replaced', async ({
  page,
  signIn,
  site,
}) => {
  await signIn(page);
  const screen = listScreen(page);
  const thumbnail = (name: string) =>
    page
      .getByRole('region', { name: 'Pictures' })
      .getByRole('button', { name: new RegExp(`${name}$`) });
  const drawer = (name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) });
  await page.goto('/admin/pictures');
  await page.getByLabel('Upload Pictures').setInputFiles(await pictureFile(page, 'well.png'));
  await expect(screen.success('Picture added successfully!')).toBeVisible();

  await page.goto('/admin/updates');
  await screen.add('Add New Update').click();
  const form = page.getByRole('dialog', { name: 'Add New Update' });
  await form.getByLabel('Title').fill('Water for Mulanje');
  await form.getByRole('button', { name: 'Choose an existing picture' }).click();
  const library = page.getByRole('dialog', { name: 'Choose an existing picture' });
  await expect(library.getByRole('button', { name: 'well.png' })).toBeVisible();
  await expectResponsiveAndAccessible(page);
  await library.getByRole('button', { name: 'well.png' }).press('Enter');
  await form.getByLabel('What does the picture show?').fill('Women at the well');
  await form.getByRole('button', { name: 'Add Update' }).click();
  await expect(screen.success('Update item added successfully!')).toBeVisible();

  await page.goto('/admin/pictures?search=Women');
  await thumbnail('well.png').click();
  await drawer('well.png').getByRole('button', { name: 'Focal point' }).click();
  const point = page.getByRole('dialog', { name: 'Focal point' });
  const box = await point.getByRole('img', { name: 'Women at the well' }).boundingBox();
  if (!box) throw new Error('The picture has no place.');
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height * 0.25);
  await expect(point.getByRole('slider', { name: 'From the left' })).toHaveValue('90');
  await point.getByRole('slider', { name: 'From the top' }).press('Home');
  await expectResponsiveAndAccessible(page);
  await point.getByRole('button', { name: 'Save' }).click();
  await expect(screen.success('Focal point saved successfully!')).toBeVisible();

  await page.goto('/news');
  const shown = page.getByRole('img', { name: 'Women at the well' });
  await expect(shown).toHaveCSS('object-position', '90% 0%');
  const before = await shown.getAttribute('src');

  await page.goto('/admin/pictures?search=Women');
  await expectResponsiveAndAccessible(page);
  await thumbnail('well.png').click();
  await expectResponsiveAndAccessible(page);
  await expect(
    drawer('well.png').getByRole('link', { name: 'Update “Water for Mulanje”' }),
  ).toBeVisible();
  await page
    .getByLabel('New picture for well.png')
    .setInputFiles(await pictureFile(page, 'spring.png'));
  await expect(screen.success('The picture was replaced in 1 place.')).toBeVisible();
  await expect(thumbnail('spring.png')).toBeVisible();
  await page.goto('/news');
  await expect(shown).toBeVisible();
  expect(await shown.getAttribute('src')).not.toBe(before);

  const { updates } = await site.getOk<{ updates: { _id: string }[] }>(
    '/content/updates?search=Mulanje',
  );
  await site.sendOk('DELETE', `/content/updates/${updates[0]?._id}`);
});

test.describe('a withdrawn picture', () => {
  // The page of the visitor requests a file that is gone.
  test.use({ allowedInConsole: /status of 410/ });

  test('consent is noted after the upload, and a withdrawal ends every use until it is undone', async ({
    page,
    browser,
    signIn,
    site,
  }) => {
    await signIn(page);
    const screen = listScreen(page);
    await page.goto('/admin/pictures');
    await page.getByLabel('Upload Pictures').setInputFiles(await pictureFile(page, 'girl.png'));
    const question = page.getByRole('region', { name: 'New pictures' });
    await expect(question.getByRole('status')).toHaveText(
      'Can people be recognised in the new picture?',
    );
    await expectResponsiveAndAccessible(page);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(question.getByRole('status')).toHaveText(
      'Have they agreed to be shown on the website?',
    );
    await question.getByRole('button', { name: 'They agreed' }).click();
    await expect(question).toHaveCount(0);

    const { body } = await site.send<{ pictures: { url: string }[] }>(
      'GET',
      '/pictures?search=girl',
      { as: 'administrator' },
    );
    const image = body.pictures[0]?.url ?? '';
    const title = 'Clean water at school';
    const { _id } = await site.sendOk<{ _id: string }>('POST', '/content/updates', {
      title,
      date: '2026-11-20',
      image,
      imageAlt: 'A girl at the well',
    });
    const visitor = await (await browser.newContext()).newPage();
    const picture = visitor.getByRole('img', { name: 'A girl at the well' });
    await visitor.goto(`${site.url}/updates/${_id}`);
    await expect(picture).toBeVisible();

    await page.goto('/admin/pictures?search=girl');
    await page
      .getByRole('region', { name: 'Pictures' })
      .getByRole('button', { name: /girl\.png$/ })
      .click();
    const drawer = page.getByRole('dialog', { name: /^girl\.png/ });
    await expect(drawer.getByLabel('People can be recognised')).toBeChecked();
    await expect(drawer.getByLabel('Website')).toBeChecked();
    await drawer.getByLabel('Who agreed').fill('Mercy Phiri');
    await expectResponsiveAndAccessible(page);
    await drawer.getByRole('button', { name: 'Save girl.png' }).click();
    await expect(drawer.getByText('Saved. Used wherever this picture appears.')).toBeVisible();
    await drawer
      .getByLabel('Signed sheet for girl.png')
      .setInputFiles(await pictureFile(page, 'sheet.png'));
    await expect(
      drawer.getByText('Signed sheet stored. Only administrators can open it.'),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'Download the signed sheet' }).click();
    expect((await download).suggestedFilename()).toMatch(/-consent\.png$/);

    await drawer.getByRole('button', { name: 'Withdraw consent' }).click();
    const withdrawal = page.getByRole('alertdialog');
    await expect(withdrawal).toContainText(
      'Withdraw the consent for girl.png? It is used in 1 place.',
    );
    await expectResponsiveAndAccessible(page);
    await withdrawal.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(screen.success('girl.png was withdrawn and is shown nowhere.')).toBeVisible();
    const withdrawn = page.getByRole('region', { name: 'Withdrawn pictures' });
    await expect(withdrawn.getByRole('link', { name: `Update “${title}”` })).toBeVisible();
    await expectResponsiveAndAccessible(page);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(picture).toHaveCount(0);
    expect((await visitor.goto(site.url + image))?.status()).toBe(410);

    await withdrawn.getByRole('button', { name: 'Undo the withdrawal of girl.png' }).click();
    await expect(screen.success('girl.png is back wherever it was used.')).toBeVisible();
    await visitor.goto(`${site.url}/updates/${_id}`);
    await expect(picture).toBeVisible();
    await visitor.context().close();
    await site.sendOk('DELETE', `/content/updates/${_id}`);
  });
});

test.describe('a rejected save', () => {
  test.use({ allowedInConsole: /status of 412/ });

  test('leaves the text of the picture unchanged', async ({ page, site, signIn }) => {
    const { updates } = await site.getOk<{
      updates: { _id: string; title: string; image: string }[];
    }>('/content/updates');
    const { _id, title } = updates.find(({ image }) => image) ?? { _id: '', title: '' };
    const one = `/content/updates/${_id}`;
    const stored = () => site.getOk<{ imageAlt: string }>(`${one}?pictures=true`);
    const { imageAlt, ...fields } = await stored();
    await signIn(page);
    await page.goto(`/admin/updates?search=${title}`);
    await listScreen(page).edit(title).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What does the picture show?').fill('Children at a well');
    await site.sendOk('PUT', one, fields);
    await dialog.getByRole('button', { name: 'Save Update' }).click();
    await expect(dialog.getByText(/Someone else has changed this/)).toBeVisible();
    expect((await stored()).imageAlt).toBe(imageAlt);
    await dialog.getByRole('button', { name: 'Keep my version' }).click();
    await expect.poll(async () => (await stored()).imageAlt).toBe('Children at a well');
    await site.sendOk('PUT', one, { ...fields, imageAlt });
  });
});
