import type { Site } from '../../fixtures/test';

/** Stores a visitor's comment with this name on a new update. @returns the update's id */
export const storeComment = async (
  site: Site,
  guestName: string,
  commentText = 'Thanks.',
): Promise<string> => {
  const update = { title: `A well for ${guestName}`, date: '2026-10-01' };
  const { _id: updateId } = await site.sendOk<{ _id: string }>('POST', '/content/updates', update);
  const comment = { updateId, guestName, guestEmail: 'guest@example.org', commentText };
  await site.send('POST', '/content/comments', { body: comment });
  return updateId;
};
