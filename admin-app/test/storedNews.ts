import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../jest/serverCall';

/** An update, as its form submits it. */
export const news = {
  title: 'A well',
  date: '2026-11-02',
  image: '',
  description: '<h1>Water</h1><p>It flows &amp; flows.</p>',
};

/** Creates the update. */
export const storeNews = () =>
  call<{ _id: string; title: string; description: string }>('POST', '/content/updates', news);

/** Opens its form. */
export const editNews = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit A well' }));
};
