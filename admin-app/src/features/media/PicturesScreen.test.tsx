/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { answer } from '../../../test/answer';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { onePixel, storedPicture } from '../../../test/stored';
import { write } from '../../../test/write';

beforeEach(startAfresh);
afterEach(() => {
  http.defaults.baseURL = undefined;
});

const thumb = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}$`) });
const drawer = async (name: string) => {
  if (!screen.queryByRole('dialog', { name: new RegExp(`^${name}`) }))
    await userEvent.click(await thumb(name));
  return within(screen.getByRole('dialog', { name: new RegExp(`^${name}`) }));
};
const partner = (logo: string) =>
  call('POST', '/content/partners', { name: 'Lake Bank', logo, order: 0 });

test('a used picture lists its uses and cannot be deleted', async () => {
  await partner((await storedPicture('well.png')).url);
  renderAdmin('/admin/pictures');
  expect(await thumb('well.png')).toHaveAccessibleName('Not described: well.png');
  const well = await drawer('well.png');
  expect(well.getByRole('link', { name: 'Partner “Lake Bank”' })).toHaveAttribute(
    'href',
    '/admin/partners?search=Lake%20Bank',
  );
  expect(well.queryByRole('button', { name: 'Delete well.png' })).not.toBeInTheDocument();
});

test('the description and the caption of a picture are edited in its panel', async () => {
  const { file } = await storedPicture('well.png');
  renderAdmin('/admin/pictures');
  const well = await drawer('well.png');
  write(well.getByLabelText('What does the picture show?'), 'A well');
  write(well.getByLabelText('Caption'), 'Mulanje, 2026.');
  await userEvent.click(well.getByRole('button', { name: 'Close' }));
  await answer('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(well.getByRole('button', { name: 'Save well.png' }));
  expect(await screen.findByText(/^Saved\. Used wherever/)).toBeVisible();
  expect(await call('GET', `/pictures/${file}`)).toMatchObject({
    alt: 'A well',
    caption: 'Mulanje, 2026.',
    focus: '',
  });
});

test('the focal point of a picture can be set with the keyboard', async () => {
  const { file } = await storedPicture('well.png');
  await call('PUT', `/pictures/${file}`, { alt: '', caption: 'Mulanje, 2026.', focus: '' });
  renderAdmin('/admin/pictures');
  await userEvent.click(
    (await drawer('well.png')).getByRole('button', { name: 'Focal point well.png' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Focal point' }));
  dialog.getByRole('slider', { name: 'From the left' }).focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Focal point saved successfully!')).toBeVisible();
  expect(await call('GET', `/pictures/${file}`)).toMatchObject({
    caption: 'Mulanje, 2026.',
    focus: '1 50',
  });
});

test('an unused picture can be added, filtered, deleted, and restored with Undo', async () => {
  await partner((await storedPicture('well.png')).url);
  renderAdmin('/admin/pictures?show=unused');
  await userEvent.upload(await screen.findByLabelText('Upload Pictures'), onePixel('spare.png'));
  expect(await screen.findByText('Picture added successfully!')).toBeVisible();
  await userEvent.click(
    (await drawer('spare.png')).getByRole('button', { name: 'Delete spare.png' }),
  );
  expect(screen.queryByText('well.png')).not.toBeInTheDocument();
  await answer('Delete');
  expect(await screen.findByText('spare.png deleted successfully!')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /spare\.png$/ })).not.toBeInTheDocument(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await thumb('spare.png')).toBeVisible();
});

test('an upload asks in two taps for consent, which the panel then shows and changes', async () => {
  renderAdmin('/admin/pictures');
  await userEvent.upload(await screen.findByLabelText('Upload Pictures'), onePixel('choir.png'));
  const question = within(await screen.findByRole('region', { name: 'New pictures' }));
  expect(question.getByRole('status')).toHaveTextContent(
    'Can people be recognised in the new picture?',
  );
  await userEvent.click(question.getByRole('button', { name: 'Yes' }));
  await userEvent.click(question.getByRole('button', { name: 'They agreed' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'New pictures' })).not.toBeInTheDocument(),
  );
  const choir = await drawer('choir.png');
  expect(choir.getByRole('checkbox', { name: 'People can be recognised' })).toBeChecked();
  expect(
    within(choir.getByRole('group', { name: 'Agreed to' })).getByRole('checkbox', {
      name: 'Website',
    }),
  ).toBeChecked();
  write(choir.getByLabelText('Who agreed'), 'Grace Banda');
  await userEvent.click(choir.getByRole('checkbox', { name: 'Print' }));
  await userEvent.click(choir.getByRole('button', { name: 'Save choir.png' }));
  expect(await screen.findByText(/^Saved\. Used wherever/)).toBeVisible();
  const { pictures } = await call<{ pictures: object[] }>('GET', '/pictures');
  expect(pictures).toMatchObject([
    { showsPeople: true, consentBy: 'Grace Banda', consentFor: ['site', 'print'] },
  ]);
});

test('a signed sheet is stored, and a download that fails says so', async () => {
  await storedPicture('girl.png');
  renderAdmin('/admin/pictures');
  const girl = await drawer('girl.png');
  await userEvent.click(girl.getByRole('checkbox', { name: 'People can be recognised' }));
  await userEvent.click(girl.getByRole('button', { name: 'Save girl.png' }));
  await userEvent.upload(
    await girl.findByLabelText('Signed sheet for girl.png'),
    onePixel('sheet.png'),
  );
  const download = await girl.findByRole('button', { name: /^Download the signed sheet/ });
  await waitFor(() => expect(download).toBeEnabled());
  http.defaults.baseURL = 'http://127.0.0.1:9';
  await userEvent.click(download);
  expect(await girl.findByText(/^Failed to download the signed sheet\./)).toBeVisible();
});

test('the question after an upload can be skipped', async () => {
  renderAdmin('/admin/pictures');
  await userEvent.upload(await screen.findByLabelText('Upload Pictures'), onePixel('well.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('region', { name: 'New pictures' })).not.toBeInTheDocument();
  const { pictures } = await call<{ pictures: object[] }>('GET', '/pictures');
  expect(pictures).toMatchObject([{ showsPeople: false, consentFor: [] }]);
});

test('a withdrawal says how many uses end, lists the texts to read again, and can be undone', async () => {
  await partner((await storedPicture('girl.png')).url);
  renderAdmin('/admin/pictures');
  const girl = await drawer('girl.png');
  await userEvent.click(girl.getByRole('button', { name: 'Withdraw consent girl.png' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleName(
    'Withdraw the consent for girl.png? It is used in 1 place.',
  );
  expect(question).toHaveAccessibleDescription(/backups until they expire\.$/);
  await answer('Withdraw consent');
  const withdrawn = within(await screen.findByRole('region', { name: 'Withdrawn pictures' }));
  expect(withdrawn.getByRole('link', { name: 'Partner “Lake Bank”' })).toBeVisible();
  expect(await call('GET', '/content/partners')).toMatchObject({ partners: [{ logo: '' }] });
  await userEvent.click(withdrawn.getByRole('button', { name: 'Undo the withdrawal of girl.png' }));
  expect(await thumb('girl.png')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Withdrawn pictures' })).not.toBeInTheDocument(),
  );
});
