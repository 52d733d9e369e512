import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../jest/serverCall';

/** An update, as its form submits it. */
export const update = (title: string, description: string) => ({
  title,
  date: '2026-11-21',
  image: '',
  description,
});

/**
 * Creates an update and changes it once.
 * @returns its id
 */
export const changedUpdate = async (): Promise<string> => {
  const first = update('A well', '<p>Water for ten families.</p>');
  const { _id } = await call<{ _id: string }>('POST', '/content/updates', first);
  await call(
    'PUT',
    `/content/updates/${_id}`,
    update('A well', '<p>Water for twelve families.</p>'),
  );
  return _id;
};

/** Opens the versions dialog in an open form. */
export const openVersions = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier versions' }));
  return within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
};
