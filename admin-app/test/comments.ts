import { call } from '../../jest/serverCall';

/**
 * Creates an update with this title, and a visitor's comment on it.
 * @returns the update
 */
export const commentOn = async (title: string) => {
  const update = await call<{ _id: string }>('POST', '/content/updates', {
    title,
    date: '2026-10-01',
  });
  await call('POST', '/content/comments', {
    updateId: update._id,
    guestName: 'Grace Banda',
    guestEmail: 'grace@example.org',
    commentText: 'Thank you!',
  });
  return update;
};

/** The comments of an update that visitors see. */
export const shownToVisitors = (updateId: string) =>
  call<{ commentText: string }[]>('GET', `/content/comments/update/${updateId}`);
